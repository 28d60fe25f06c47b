import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { mockApi, problem, renderRoutes, type MockAnswer } from '@traveldesk/shared-testing/web';
import { baseApi } from '@traveldesk/shared-web';
import { FormPage } from './FormPage';
import type { RecordFormProps } from './record-form';
import { RecordForm } from './RecordForm';

interface Ship {
  name: string;
  flag: string;
}
type Saved = Ship & { version: number };

const boats = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    testSaveBoat: build.mutation<{ data: Saved }, { version: number | undefined; ship: Ship }>({
      query: ({ version, ship }) => ({
        url: '/boats/1',
        method: 'PUT',
        headers: { 'If-Match': `"${version}"` },
        body: ship,
      }),
    }),
    testReadBoat: build.query<Saved, void>({ query: () => ({ url: '/boats/1' }) }),
  }),
});

export const opened: Ship = { name: 'Nile', flag: 'EG' };

export const fields = (
  <>
    <Form.Item name="name" label="Name">
      <Input />
    </Form.Item>
    <Form.Item name="flag" label="Flag">
      <Input />
    </Form.Item>
  </>
);

export function useShipForm(): Omit<RecordFormProps<Ship>, 'children'> {
  const [save] = boats.useTestSaveBoatMutation();
  const [read] = boats.useLazyTestReadBoatQuery();
  return {
    initialValues: opened,
    version: 3,
    onSubmit: (ship, version) => save({ ship, version }).unwrap(),
    stale: {
      load: async () => {
        const { version, ...values } = await read().unwrap();
        return { values, version };
      },
      fields: {
        name: { label: 'Name', value: ({ name }) => name },
        flag: { label: 'Flag', value: ({ flag }) => flag },
      },
    },
  };
}

/** A record's form page, which closes after a save. */
function ShipPage() {
  return (
    <>
      <FormPage title="Edit Ship" back="/boats" backLabel="Boats" {...useShipForm()}>
        {fields}
      </FormPage>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

/** A settings form, which stays open after a save; the URL tells whose settings they are. */
function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const [version, setVersion] = useState(3);
  const form = useShipForm();
  const to = (name: string, value: string) => () =>
    setSearch({ ...Object.fromEntries(search), [name]: value });
  return (
    <>
      <RecordForm key={search.get('company')} {...form} version={version} keys={['company', 'fleet']}>
        {fields}
      </RecordForm>
      <button onClick={to('company', '2')}>Other company</button>
      <button onClick={to('page', '2')}>Other page</button>
      <button onClick={() => setVersion(version + 1)}>Act</button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

export const open = (at = '/boats/1') =>
  renderRoutes(
    [
      { path: '/boats', element: <p>All boats</p> },
      { path: '/boats/1', element: <ShipPage /> },
      { path: '/settings', element: <SettingsPage /> },
      {
        path: '/elsewhere',
        // The next page loads slowly; the form stays visible until then.
        loader: () => new Promise((resolve) => setTimeout(() => resolve(null), 100)),
        element: <p>Another page</p>,
      },
    ],
    { at, permissions: [] },
  );

/** Save requests that wait until the test answers them. */
export function heldSaves() {
  const answers: ((answer: MockAnswer) => void)[] = [];
  const api = mockApi({ 'PUT /boats/{id}': () => new Promise((resolve) => answers.push(resolve)) });
  const answer = async (with_: MockAnswer) => {
    await waitFor(() => expect(answers.length).toBeGreaterThan(0));
    answers.shift()?.(with_);
    // Outside `act`, which an effect that moves the focus would end early.
    let isOver = false;
    setTimeout(() => (isOver = true), 20);
    await waitFor(() => expect(isOver).toBe(true));
  };
  const done = (version: number, ship: Partial<Ship> = {}) =>
    answer({ body: { message: 'Saved.', data: { ...opened, ...ship, version } } });
  return { api, answer, done };
}

export const name = () => screen.getByRole('textbox', { name: 'Name' });
export const flag = () => screen.getByRole('textbox', { name: 'Flag' });
export const save = () => screen.getByRole('button', { name: /Save/ });
export const stale = problem(412, 'stale', 'Someone else has changed this.');
