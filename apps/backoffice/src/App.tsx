import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { i18n, type AppStore } from '@traveldesk/shared-web';
import { ThemeProvider } from '@traveldesk/shared-ui';
import type { Router } from './start';

export interface AppProps {
  store: AppStore;
  router: Router;
}

export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </I18nextProvider>
    </Provider>
  );
}
