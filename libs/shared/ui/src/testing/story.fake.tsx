import { configureStore } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '@traveldesk/shared-contract';
import { baseApi, useLanguage, type ApiError } from '@traveldesk/shared-web';
import { Application, type ApplicationAnswer } from '../application/Application';

/** Answers every call of a story as a list of twelve records would. */
const call = (): Promise<ApplicationAnswer> => Promise.resolve({ data: { data: [], total: 12 } });

const nothing = () => undefined;

/** The application around a story, whose user has every permission that begins with `show`. */
export function StoryFrame(look: { language: Language; scheme: 'light' | 'dark'; children: ReactNode }) {
  const { language, scheme, children } = look;
  const [store] = useState(() =>
    configureStore({
      reducer: { [baseApi.reducerPath]: baseApi.reducer },
      middleware: (usual) => usual().concat(baseApi.middleware),
    }),
  );
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <main style={{ padding: 24 }}>{children}</main> }]),
  );
  return (
    <Provider store={store}>
      <Application
        name="Stories"
        user={{ id: 'mona', permissions: ['show_cars'] }}
        language={language}
        scheme={scheme}
        call={call}
        onToast={nothing}
        onWhoCan={nothing}
      >
        <RouterProvider router={router} />
      </Application>
    </Provider>
  );
}

/** Returns a lookup for a story's own words, in English or Arabic. */
export function useSay(): (english: string, arabic: string) => string {
  const { language } = useLanguage();
  return (english, arabic) => (language === 'ar' ? arabic : english);
}

export interface Car {
  id: string;
  name: string;
  plate: string;
  price: string;
}

export const cars: readonly Car[] = [
  { id: '1', name: 'Golf', plate: 'KX-204', price: '49.90' },
  { id: '2', name: 'Corolla', plate: 'KX-311', price: '55.00' },
  { id: '3', name: 'Clio', plate: 'KX-722', price: '38.50' },
];

/** A refusal as the API writes it. */
export const refusal: ApiError = {
  status: 403,
  message: 'Refused',
  problem: {
    message: 'You may not see these cars.',
    code: 'forbidden',
    request_id: 'req-7f3a',
    permissions: ['show_fleet'],
  },
};

/** The props of a `DataTable` for a list in its first state. */
export const tableProps = {
  rows: cars,
  total: cars.length,
  page: 1,
  perPage: 20 as const,
  sort: undefined,
  fetching: false,
  error: undefined,
  filtered: false,
  onPage: nothing,
  onPerPage: nothing,
  onSettle: nothing,
  onSort: nothing,
  onRetry: nothing,
  onReset: nothing,
};
