import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { answerQuestions, renderRoutes } from '@traveldesk/shared-testing/web';
import { RecordForm } from './RecordForm';
import { fields, heldSaves, name, open, opened, save, useShipForm } from './saving.fake';

describe('a form keyed by the address', () => {
  let ask: ReturnType<typeof answerQuestions>;
  beforeEach(() => {
    ask = answerQuestions(false);
  });
  afterEach(() => jest.restoreAllMocks());

  it('asks before it switches to another record, but not for other changes of the address', async () => {
    heldSaves();
    const { user, address } = await open('/settings?company=1');
    await user.type(name(), ' Star');
    await user.click(screen.getByRole('button', { name: 'Other page' }));
    expect(ask).not.toHaveBeenCalled();
    expect(name()).toHaveValue('Nile Star');
    await user.click(screen.getByRole('button', { name: 'Other company' }));
    expect(ask).toHaveBeenCalledTimes(1);
    expect([address(), (name() as HTMLInputElement).value]).toEqual([
      '/settings?company=1&page=2',
      'Nile Star',
    ]);
    ask.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Other company' }));
    await waitFor(() => expect(name()).toHaveValue('Nile'));
    await user.click(screen.getByRole('button', { name: 'Act' }));
  });

  it.each([
    [1, '"4"'],
    [2, '"5"'],
  ])("continues from the version after %i of the user's own actions beside it", async (actions, version) => {
    const { api } = heldSaves();
    const { user } = await open('/settings?company=1');
    for (let done = 0; done < actions; done += 1)
      await user.click(screen.getByRole('button', { name: 'Act' }));
    await user.click(save());
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]?.headers.get('if-match')).toBe(version);
  });
});

function Loading({ acted = 9, ...props }: { version?: number; acted?: number }) {
  const [from, setFrom] = useState<number>();
  const form = useShipForm();
  return (
    <>
      <RecordForm
        {...form}
        initialValues={props.version ? opened : undefined}
        version={from ?? props.version}
      >
        {fields}
      </RecordForm>
      <button onClick={() => setFrom(acted)}>Act</button>
    </>
  );
}

it("does not continue from an action that followed another user's change", async () => {
  const { api } = heldSaves();
  const { user } = await renderRoutes([{ path: '/', element: <Loading version={3} /> }], { permissions: [] });
  await user.click(screen.getByRole('button', { name: 'Act' }));
  await user.click(save());
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(api.calls[0]?.headers.get('if-match')).toBe('"3"');
});

it('continues from an action that was started after a save and answered before it', async () => {
  const { api, done } = heldSaves();
  await renderRoutes([{ path: '/', element: <Loading version={3} acted={5} /> }], { permissions: [] });
  fireEvent.click(save());
  await waitFor(() => expect(api.calls).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Act' }));
  await done(4);
  fireEvent.click(save());
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(api.calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"5"']);
});

it('sends nothing on Ctrl+S before the record is loaded', async () => {
  const { api } = heldSaves();
  await renderRoutes([{ path: '/', element: <Loading /> }], { permissions: [] });
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(api.calls).toEqual([]);
});

it('saves only the form of a dialog on Ctrl+S in it', async () => {
  const { api } = heldSaves();
  const dialog = (
    <div role="dialog">
      <input aria-label="Elsewhere" />
    </div>
  );
  const element = (
    <>
      <Loading version={3} />
      {dialog}
    </>
  );
  await renderRoutes([{ path: '/', element }], { permissions: [] });
  fireEvent.keyDown(screen.getByLabelText('Elsewhere'), { key: 's', ctrlKey: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(api.calls).toEqual([]);
  fireEvent.keyDown(name(), { key: 's', ctrlKey: true });
  await waitFor(() => expect(api.calls).toHaveLength(1));
});
