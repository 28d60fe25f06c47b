import { screen } from '@testing-library/react';
import { useState } from 'react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { baseApi } from '@traveldesk/shared-web';
import { useRecordAtOpen } from './useRecordAtOpen';

interface Thing {
  name: string;
}

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    openedThing: build.query<Thing, void>({ query: () => ({ url: '/thing' }) }),
  }),
});

function Form() {
  const thing = api.useOpenedThingQuery(undefined, { refetchOnMountOrArgChange: true });
  return <p>Opened: {useRecordAtOpen(thing)?.name ?? 'nothing yet'}</p>;
}

/** A form that is left and opened again, while its record lies in the cache. */
function Twice() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <Form />}
      <button onClick={() => setOpen(!open)}>{open ? 'Leave' : 'Open'}</button>
    </>
  );
}

const again = async (between: () => void) => {
  const { user } = await renderScreen(<Twice />, { path: '/thing', permissions: [] });
  expect(await screen.findByText('Opened: Nile')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  between();
  await user.click(screen.getByRole('button', { name: 'Open' }));
};

it("is the API's current response when the form opens, not the cached one", async () => {
  const calls = mockApi({ 'GET /thing': () => ({ body: { name: 'Nile' } }) });
  await again(() => calls.use({ 'GET /thing': () => ({ body: { name: 'Delta' } }) }));
  expect(await screen.findByText('Opened: Delta')).toBeVisible();
});

it('is the cached one where the API fails', async () => {
  const calls = mockApi({ 'GET /thing': () => ({ body: { name: 'Nile' } }) });
  await again(() => calls.use({ 'GET /thing': () => problem(500, 'internal', 'The server failed.') }));
  expect(await screen.findByText('Opened: Nile')).toBeVisible();
});
