import { screen } from '@testing-library/react';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { Additions } from './Additions';
import { setAdditions, type Addition } from './additions';

const wallet: Addition = {
  place: 'company',
  key: 'wallet',
  label: 'common:history.title',
  permissions: ['show_transactions', 'add_deposits'],
  load: () => Promise.resolve(({ id }) => <p>{`The wallet of ${id}`}</p>),
};
const broken: Addition = {
  ...wallet,
  key: 'broken',
  load: () => Promise.reject(new TypeError('Failed to fetch')),
};

function open(additions: readonly Addition[], permissions: readonly string[]) {
  mockApi();
  setAdditions(additions);
  return renderScreen(
    <>
      <h1>Nile Travel</h1>
      <Additions place="company" id="7" />
    </>,
    { path: '/', permissions },
  );
}

afterEach(() => setAdditions([]));

it("is shown in its place to a user with one of its permissions, about the screen's record", async () => {
  await open([wallet, { ...wallet, place: 'company-settings', key: 'elsewhere' }], ['add_deposits']);
  expect(await screen.findByText('The wallet of 7')).toBeVisible();
  expect(screen.getAllByText(/wallet/)).toHaveLength(1);
});

it('is not even loaded for others', async () => {
  const load = jest.fn(wallet.load);
  await open([{ ...wallet, load }], ['show_companies']);
  expect(await screen.findByRole('heading', { name: 'Nile Travel' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('leaves the rest of the page usable where its code does not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open([broken, wallet], ['show_transactions']);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  expect(await screen.findByText('The wallet of 7')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nile Travel' })).toBeVisible();
  jest.restoreAllMocks();
});
