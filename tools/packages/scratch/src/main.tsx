import '@traveldesk/shared-ui/styles.css';
import { configureStore } from '@reduxjs/toolkit';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Application, baseApi, type Language, type Toast } from '@traveldesk/shared-ui';
import { CreateCarPage } from './readme/CreateCarPage';
import { CarsPage } from './readme/CarsPage';
import { callCars } from './readme/call-cars';
import './readme/cars.texts';

const store = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer },
  middleware: (usual) => usual().concat(baseApi.middleware),
});
const router = createBrowserRouter([
  { path: '/cars', element: <CarsPage /> },
  { path: '/cars/create', element: <CreateCarPage /> },
]);
/** The test sets the look before the page runs. */
const look = new URLSearchParams((window as { look?: string }).look);

function Rental() {
  const [toast, setToast] = useState<Toast>();
  return (
    <Application
      name="Car rental"
      user={{ id: 'mona', permissions: ['add_cars', 'delete_cars', 'export_cars'] }}
      language={(look.get('language') ?? 'en') as Language}
      scheme={look.get('scheme') === 'light' ? 'light' : 'dark'}
      call={callCars}
      onToast={setToast}
      onWhoCan={() => undefined}
    >
      <RouterProvider router={router} />
      <p role="status">{toast?.title}</p>
    </Application>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <Rental />
    </Provider>,
  );
