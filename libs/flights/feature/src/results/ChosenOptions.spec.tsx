import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { offer, offersLine, searchLine, supplierLine } from '@traveldesk/flights-ui/testing';
import { lineStream, problem, testUser, type MockRoutes } from '@traveldesk/shared-testing/web';
import { listed, openResults, press, query, rows } from './results.fake';

const end = { type: 'end', count: 2, ms: 10 } as const;
const light = offer('300.00', { offer_key: 'light' });
const flex = offer('320.00', { fare_brand: 'Flex', offer_key: 'flex' });
const dearer = offer('310.00', { offer_key: 'light' });
const routes: MockRoutes = {
  'GET /flights/client-text': ({ query }) => ({
    body: { subject: 'Flights', text: `${query.language}: ${query.offers}` },
  }),
  'GET /flights/offers/{id}': () => problem(503, 'supplier_unavailable', 'Alpha Air does not answer.'),
};

const choices = () => screen.findAllByRole('button', { name: 'Choose for the client’s text' });
const chosen = (name = 'Text for the client') => within(screen.getByRole('region', { name }));
/** Removes direction marks and replaces special spaces. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');
const notes = () =>
  chosen()
    .queryAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

/** Chooses both fares of the only itinerary. */
async function openChosen() {
  const opened = await openResults(routes);
  opened.stream.send(searchLine, offersLine(light, flex), supplierLine('alpha', { count: 2 }));
  await listed(['300.00']);
  await press(opened.user, '2 fares');
  for (const choice of await choices()) await opened.user.click(choice);
  expect(chosen().getByText('2 options chosen')).toBeVisible();
  return opened;
}

/** Repeats the interrupted search. */
async function searchAgain({ api, stream, user }: Awaited<ReturnType<typeof openChosen>>) {
  stream.fail();
  await screen.findByText(/The connection was lost/);
  const again = lineStream();
  api.use({ 'GET /flights/offers': () => ({ stream: again }) });
  await press(user, 'Search again');
  return again;
}

it('chosen options are kept after a review and after a reload', async () => {
  const { user, stream, back } = await openChosen();
  stream.send(end);
  stream.end();
  const [choose] = within(rows()[0] as HTMLElement).getAllByRole('link', { name: 'Choose' });
  await user.click(choose as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Flights' })).not.toBeInTheDocument());
  await back();
  await listed(['300.00']);
  expect(chosen().getByText('2 options chosen')).toBeVisible();
  expect(notes()).toEqual([]);
  for (const choice of await choices()) expect(choice).toHaveAttribute('aria-pressed', 'true');
  cleanup();
  await openResults(routes);
  expect(await screen.findByText('2 options chosen')).toBeVisible();
});

it('chosen options belong to one user and one search', async () => {
  await openChosen();
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('chosen.'));
  expect(keys).toEqual([`chosen.${testUser().id}.${query}`]);
  cleanup();
  await openResults(routes, { at: '/flights/results?type=oneway&trips=CAI-DXB-2027-02-02' });
  await screen.findByRole('heading', { name: 'Flights found' });
  expect(screen.queryByText('2 options chosen')).not.toBeInTheDocument();
});

it('after a new search, lists chosen options that are no longer offered or have another price', async () => {
  const opened = await openChosen();
  const again = await searchAgain(opened);
  await waitFor(() => expect(notes()).toEqual(['Looking for the chosen options…']));
  again.send(searchLine, offersLine(dearer), supplierLine('alpha', { count: 1 }), end);
  again.end();
  await waitFor(() =>
    expect(notes()).toEqual([
      'EUR 310.00 instead of EUR 300.00: MS 910 CAI 10:00 DXB · Light',
      'No longer offered: MS 910 CAI 10:00 DXB · Flex',
    ]),
  );
  await press(opened.user, 'Text for the client');
  // The text comes from the current offers.
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue(`en: ${dearer.id}`);
  await opened.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await press(opened.user, 'Update the choice');
  expect(chosen().getByText('1 option chosen')).toBeVisible();
  await waitFor(() => expect(chosen().getByRole('button', { name: 'Text for the client' })).toHaveFocus());
  expect(notes()).toEqual([]);
});

it('an option is unknown if its supplier has not answered', async () => {
  const opened = await openChosen();
  const again = await searchAgain(opened);
  again.send(searchLine, supplierLine('alpha', { status: 'failed', reason: 'timed_out', count: 0 }), end);
  again.end();
  await waitFor(() =>
    expect(notes()).toEqual([
      'Its supplier has not answered: MS 910 CAI 10:00 DXB · Light',
      'Its supplier has not answered: MS 910 CAI 10:00 DXB · Flex',
    ]),
  );
  expect(chosen().getByRole('button', { name: 'Text for the client' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Update the choice' })).not.toBeInTheDocument();
});

it.each([
  ['fr', 'Texte pour le client', 'N’est plus proposée : MS 910 CAI 10:00 DXB · Light'],
  ['ar', 'نص للعميل', 'لم يعد معروضًا: MS 910 CAI 10:00 DXB · Light'],
] as const)('is shown in %s', async (language, title, sentence) => {
  await openChosen();
  cleanup();
  const { stream } = await openResults(routes, { language });
  stream.send(searchLine, supplierLine('alpha', { count: 0 }), end);
  stream.end();
  await waitFor(() => {
    const [said] = chosen(title).queryAllByRole('listitem');
    expect(plain(said?.textContent ?? '')).toBe(sentence);
  });
});
