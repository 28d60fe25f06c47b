// Runs alone: an application takes over language, name and calls of all shared parts, once for its page.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { configureStore } from '@reduxjs/toolkit';
import { baseApi, clearToast, showToast, type ApiError, type ApiRequest } from '@traveldesk/shared-web';
import { PageHeader } from '../page/PageHeader';
import { RecordLink } from '../record/RecordLink';
import { RelatedList } from '../record/Related';
import { ErrorState } from '../state/ErrorState';
import { NoSuchRecord } from '../state/NoSuchRecord';
import { Application, type ApplicationAnswer, type ApplicationProps } from './Application';

const refused: ApiError = {
  status: 403,
  message: 'No',
  problem: { message: 'No', code: 'forbidden', request_id: 'r', permissions: ['show_cars'] },
};

function open(content: ReactNode) {
  const asked: ApiRequest[] = [];
  const told: string[] = [];
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (usual) => usual().concat(baseApi.middleware),
  });
  const router = createMemoryRouter([
    { path: '/', element: content },
    { path: '/nothing/*', element: <p>Nothing here</p> },
  ]);
  const call = (request: ApiRequest): Promise<ApplicationAnswer> => {
    asked.push(request);
    return Promise.resolve({ data: { data: [], total: 12 } });
  };
  const shown = (change: Partial<ApplicationProps>) => (
    <Provider store={store}>
      <Application
        name="Car rental"
        user={{ id: 'mona', permissions: ['show_owners'] }}
        language="en"
        scheme="light"
        call={call}
        onToast={({ title }) => told.push(title)}
        onWhoCan={(permissions) => told.push(...permissions)}
        missingPath={(path) => `/nothing${path}`}
        {...change}
      >
        <RouterProvider router={router} />
      </Application>
    </Provider>
  );
  const { rerender } = render(shown({}));
  return { asked, told, change: (next: Partial<ApplicationProps>) => act(async () => rerender(shown(next))) };
}

describe('an application that uses the shared parts', () => {
  it('gives them its user, and keeps what one user typed from the next one', async () => {
    const { change } = open(
      <>
        <RecordLink to="/owners/1" permission="show_owners">
          Mona
        </RecordLink>
        <input aria-label="Note" />
      </>,
    );
    expect(await screen.findByRole('link', { name: 'Mona' })).toHaveAttribute('href', '/owners/1');
    await userEvent.type(screen.getByLabelText('Note'), 'Secret');
    await change({ user: { id: 'omar', permissions: [] } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  it('gives them its language, theme and name, and stores none of them', async () => {
    const { change } = open(<PageHeader title="Cars" />);
    await screen.findByRole('heading', { name: 'Cars' });
    expect(document.title).toBe('Cars · Car rental');
    await change({ language: 'ar', scheme: 'dark' });
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it('makes their calls', async () => {
    const { asked } = open(
      <RelatedList label="Repairs" to="/repairs" of={{ url: '/repairs', params: {} }} />,
    );
    expect(await screen.findByText('12')).toBeVisible();
    expect(asked).toEqual([{ url: '/repairs', params: { per_page: 1 } }]);
  });

  it('shows their messages, and who may do what the user may not', async () => {
    const { told } = open(<ErrorState error={refused} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Who can do this?' }));
    act(() => showToast({ title: 'Saved', status: true }));
    expect(told).toEqual(['show_cars', 'Saved']);
    act(clearToast);
  });

  it('leads to its own page for what does not exist', async () => {
    open(<NoSuchRecord back="/cars" backLabel="Cars" />);
    expect(await screen.findByText('Nothing here')).toBeVisible();
  });
});
