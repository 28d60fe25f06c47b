import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import {
  answerQuestions,
  mockApi,
  problem,
  renderRoutes,
  type MockAnswer,
  type MockApi,
} from '@traveldesk/shared-testing/web';
import { baseApi, clearSession, setNavigator, signOut } from '@traveldesk/shared-web';
import { FormPage } from './FormPage';
import { useZodRules } from './useZodRules';

const shipSchema = z.strictObject({ name: z.string().min(1), flag: z.string().min(2) });
type Ship = z.infer<typeof shipSchema>;

const ships = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    testAddShip: build.mutation<{ data: { version: number } }, Ship>({
      query: (body) => ({ url: '/ships', method: 'POST', body }),
    }),
  }),
});

const blank: Partial<Ship> = { name: '', flag: '' };

function Fields() {
  const rules = useZodRules(shipSchema);
  return (
    <>
      <Form.Item name="name" label="Name" rules={rules('name')}>
        <Input />
      </Form.Item>
      <Form.Item name="flag" label="Flag" rules={rules('flag')}>
        <Input />
      </Form.Item>
    </>
  );
}

function ShipPage() {
  const [add] = ships.useTestAddShipMutation();
  return (
    <>
      <FormPage
        title="Add Ship"
        back="/ships"
        backLabel="Ships"
        initialValues={blank}
        onSubmit={(values) => add(shipSchema.parse(values)).unwrap()}
      >
        <Fields />
      </FormPage>
      <Link to="/elsewhere">{'Elsewhere'}</Link>
    </>
  );
}

const open = () =>
  renderRoutes(
    [
      { path: '/ships', element: <p>{'All ships'}</p> },
      { path: '/ships/create', element: <ShipPage /> },
      { path: '/elsewhere', element: <p>{'Another page'}</p> },
    ],
    { at: '/ships/create', permissions: [] },
  );

const saved = (): MockApi =>
  mockApi({ 'POST /ships': () => ({ status: 201, body: { message: 'Added.', data: { version: 1 } } }) });
const sent = (api: MockApi) => api.callsTo('POST /ships').map(({ body }) => body);
const name = () => screen.getByRole('textbox', { name: 'Name' });
const flag = () => screen.getByRole('textbox', { name: 'Flag' });

describe('every form', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is closed by Cancel, which sends nothing and asks about changes', async () => {
    const api = saved();
    const { user } = await open();
    await user.type(name(), 'Nile');
    const asked = answerQuestions(true);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('All ships')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(sent(api)).toEqual([]);
  });

  it('removes an error as soon as its field is valid, and keeps it until then', async () => {
    saved();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(flag()).toBeInvalid());

    await user.type(flag(), 'E');
    expect(flag()).toBeInvalid();
    await user.type(flag(), 'G');
    await waitFor(() => expect(flag()).toBeValid());
    expect(name()).toBeInvalid();
  });

  it.each([
    ['Enter', (field: HTMLElement) => fireEvent.submit(field.closest('form') as HTMLFormElement)],
    ['Ctrl+S', (field: HTMLElement) => fireEvent.keyDown(field, { key: 's', ctrlKey: true })],
    ['Cmd+S', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'S', metaKey: true })],
  ])('is saved by %s, and returns to its list', async (_keys, press) => {
    const api = saved();
    const { user } = await open();
    await user.type(name(), 'Nile Star');
    await user.type(flag(), 'EG');
    press(flag());
    expect(await screen.findByText('All ships')).toBeVisible();
    expect(sent(api)).toEqual([{ name: 'Nile Star', flag: 'EG' }]);
  });

  it('is sent once, however often and by whatever means', async () => {
    let answer: (value: { status: number; body: object }) => void = () => undefined;
    const api = mockApi({ 'POST /ships': () => new Promise((resolve) => (answer = resolve)) });
    const { user } = await open();
    await user.type(name(), 'Nile Star');
    await user.type(flag(), 'EG{Enter}');
    const save = screen.getByRole('button', { name: /Save/ });
    await user.dblClick(save);
    await user.type(flag(), '{Enter}');
    fireEvent.keyDown(flag(), { key: 's', ctrlKey: true });
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    answer({ status: 201, body: { message: 'Added.', data: { version: 1 } } });
    expect(await screen.findByText('All ships')).toBeVisible();
    expect(sent(api)).toHaveLength(1);
  });

  it("locks a new record's fields while it is being saved, until it is rejected", async () => {
    let answer: (value: MockAnswer) => void = () => undefined;
    mockApi({ 'POST /ships': () => new Promise((resolve) => (answer = resolve)) });
    const { user } = await open();
    await user.type(name(), 'Nile Star');
    await user.type(flag(), 'EG{Enter}');
    await waitFor(() =>
      expect([name(), flag()].map((field) => field.matches(':disabled'))).toEqual([true, true]),
    );
    // Browsers do this, but the one used in tests does not.
    act(() => flag().blur());
    answer(problem(503, 'unavailable', 'Please try again in a moment.'));
    await waitFor(() => expect(flag()).toHaveFocus());
    expect(flag()).toBeEnabled();
    expect(flag()).toHaveValue('EG');
  });

  it('sends nothing invalid, and focuses the first invalid field', async () => {
    const api = saved();
    const { user } = await open();
    await user.type(flag(), 'E');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name()).toHaveFocus());
    expect(screen.getAllByText('This field is required')).toHaveLength(1);
    expect(screen.getByText('At least 2 characters')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('shows an API error at its field, focuses it, keeps what was typed, and can be sent again', async () => {
    const api = mockApi({
      'POST /ships': () =>
        problem(422, 'invalid', 'Please check the marked fields.', { flag: 'No such flag.' }),
    });
    const { user } = await open();
    await user.type(name(), 'Nile Star');
    await user.type(flag(), 'XX');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('No such flag.')).toBeVisible();
    await waitFor(() => expect(flag()).toHaveFocus());
    expect([name(), flag()].map((field) => (field as HTMLInputElement).value)).toEqual(['Nile Star', 'XX']);
    api.use({ 'POST /ships': () => ({ status: 201, body: { message: 'Added.', data: { version: 1 } } }) });
    await user.clear(flag());
    await user.type(flag(), 'EG{Enter}');
    expect(await screen.findByText('All ships')).toBeVisible();
  });

  it('asks before it is left with changes, and only then', async () => {
    saved();
    const ask = answerQuestions(false);
    const { user, address } = await open();
    await user.type(name(), 'Nile');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(ask).toHaveBeenCalledWith('leave');
    expect(address()).toBe('/ships/create');
    expect(name()).toHaveValue('Nile');
    const close = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(close);
    expect(close.defaultPrevented).toBe(true);
    ask.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Another page')).toBeVisible();
  });

  it('asks once at sign-out, before the session is cleared', async () => {
    const api = saved();
    api.use({ 'POST /logout': () => ({ body: { message: 'Bye.' } }) });
    const ask = answerQuestions(false);
    const { user, address } = await open();
    await user.type(name(), 'Nile');
    const reload = jest.fn();
    setNavigator({ reload });
    act(signOut);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect([localStorage.getItem('token'), address()]).toEqual(['test-token', '/ships/create']);
    ask.mockReturnValue(true);
    act(signOut);
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    await waitFor(() => expect(reload).toHaveBeenCalledWith('/login'));
    expect(ask).toHaveBeenCalledTimes(2);
    const close = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(close);
    expect(close.defaultPrevented).toBe(false);
  });

  it('does not stop a user who is signed out and can no longer save', async () => {
    saved();
    const { user } = await open();
    await user.type(name(), 'Nile');
    act(clearSession);
    const close = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(close);
    expect(close.defaultPrevented).toBe(false);
  });

  it('is left without a question where nothing was changed', async () => {
    saved();
    const ask = answerQuestions(false);
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
  });
});
