import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import {
  mockApi,
  problem,
  renderRoutes,
  type MockApi,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { baseApi, idempotencyKey, ifMatch, setNavigator } from '@traveldesk/shared-web';
import { FormPage } from './FormPage';

export interface Crew {
  name: string;
  port?: string;
  secret?: string;
  papers?: { passport_number?: string };
}

const crews = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    testAddCrew: build.mutation<{ data: { version: number } }, { key: string | undefined; crew: Crew }>({
      query: ({ key, crew }) => ({
        url: '/crews',
        method: 'POST',
        headers: idempotencyKey(key),
        body: crew,
      }),
    }),
    testSaveCrew: build.mutation<{ data: { version: number } }, { version: number | undefined; crew: Crew }>({
      query: ({ version, crew }) => ({
        url: '/crews/1',
        method: 'PUT',
        headers: ifMatch(version),
        body: crew,
      }),
    }),
    testReadCrew: build.query<Crew & { version: number }, void>({ query: () => ({ url: '/crews/1' }) }),
  }),
});

const unkept = ['passport_number'];
const fields = (
  <>
    <Form.Item name="name" label="Name">
      <Input />
    </Form.Item>
    <Form.Item name="port" label="Port">
      <Input />
    </Form.Item>
    <Form.Item name="secret" label="Secret">
      <Input.Password />
    </Form.Item>
    <Form.Item name={['papers', 'passport_number']} label="Passport">
      <Input />
    </Form.Item>
  </>
);
const blank = {};
const opened: Crew = { name: 'Nile' };

function CreatePage() {
  const [add] = crews.useTestAddCrewMutation();
  return (
    <>
      <FormPage<Crew>
        title="Add Crew"
        back="/crews"
        backLabel="Crews"
        initialValues={blank as Crew}
        unkept={unkept}
        onSubmit={(crew, _, key) => add({ key, crew }).unwrap()}
      >
        {fields}
      </FormPage>
      <Link to="/crews">Away</Link>
    </>
  );
}

function EditPage({ version }: { version: number }) {
  const [save] = crews.useTestSaveCrewMutation();
  const [read] = crews.useLazyTestReadCrewQuery();
  return (
    <FormPage<Crew>
      title="Edit Crew"
      back="/crews"
      backLabel="Crews"
      initialValues={opened}
      version={version}
      unkept={unkept}
      onSubmit={(crew, held) => save({ version: held, crew }).unwrap()}
      stale={{
        load: async () => {
          const { version: newest, ...values } = await read().unwrap();
          return { values, version: newest };
        },
        fields: { name: { label: 'Name', value: ({ name }) => name }, port: [], secret: [], papers: [] },
      }}
    >
      {fields}
    </FormPage>
  );
}

/** Opens a page. A reload by the product is recorded in `reloaded`. */
export async function openCrew(at = '/crews/create', options: RenderOptions & { version?: number } = {}) {
  const { version = 3, ...rest } = options;
  const rendered = await renderRoutes(
    [
      { path: '/crews', element: <Link to="/crews/create">Add</Link> },
      { path: '/crews/create', element: <CreatePage /> },
      { path: '/crews/edit/1', element: <EditPage version={version} /> },
    ],
    { at, permissions: [], ...rest },
  );
  const reloaded: string[] = [];
  setNavigator({ reload: (path) => reloaded.push(path) });
  return { ...rendered, reloaded };
}

/** A fake API of crews, one per idempotency key. It drops the first `lose` answers after processing the request. */
export function fakeCrews(lose = 0): MockApi & { rows: string[] } {
  const rows: string[] = [];
  const answers = new Map<string, { sent: string; version: number }>();
  let left = lose;
  const api = mockApi({
    'POST /crews': ({ headers, body }) => {
      const key = headers.get('idempotency-key') ?? `none ${rows.length}`;
      const sent = JSON.stringify(body);
      const { name } = body as Crew;
      const first = answers.get(key);
      if (first && first.sent !== sent) return problem(422, 'idempotency_key_reused', 'Carried out.');
      if (!first) {
        if (name === 'X') return problem(422, 'invalid', 'Please check.', { name: 'Taken.' });
        rows.push(name);
        answers.set(key, { sent, version: 1 });
      }
      if (left > 0) {
        left -= 1;
        throw new TypeError('Failed to fetch');
      }
      return {
        status: 201,
        headers: first ? { 'idempotency-replayed': 'true' } : {},
        body: { message: 'Added.', data: { version: 1 } },
      };
    },
  });
  return Object.assign(api, { rows });
}

export const field = (name: string) => screen.getByLabelText(name);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Waits for the last save to end, then presses Save. */
export async function pressSave(user: UserEvent): Promise<void> {
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('aria-busy', 'false'));
  await user.click(button(/Save$/));
}
