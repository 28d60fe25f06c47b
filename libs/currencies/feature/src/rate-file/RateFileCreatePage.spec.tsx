import { screen, within } from '@testing-library/react';
import { problem, renderRoutes } from '@traveldesk/shared-testing/web';
import { exchangeRate, fakeCurrencies, waitingRequest } from '../currencies.fake';
import { ExchangeRatesPage } from '../exchange-rates/ExchangeRatesPage';
import { RateFileCreatePage } from './RateFileCreatePage';

const open = () =>
  renderRoutes(
    [
      { path: '/exchange-rates', element: <ExchangeRatesPage /> },
      { path: '/exchange-rates/file', element: <RateFileCreatePage /> },
      { path: '/approvals/view/:id', element: <p>The request</p> },
    ],
    { at: '/exchange-rates/file', permissions: ['show_exchange_rates', 'add_exchange_rates'] },
  );

const field = () =>
  screen.findByLabelText<HTMLInputElement>('Daily file of the European Central Bank', { selector: 'input' });
const file = (text: string) => new File([text], 'eurofxref-daily.xml', { type: 'text/xml' });

describe('rates from a file', () => {
  it('are previewed with their changes and waiting rates, then saved; waiting rates link to their request', async () => {
    const api = fakeCurrencies([exchangeRate()]);
    const { user, address } = await open();
    await user.upload(await field(), file('<rates/>'));
    const dollar = await screen.findByRole('row', { name: /EUR\/USD/ });
    expect(
      within(dollar)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1.0825', '1.09', expect.stringMatching(/^ChangedNot in force: newer rate since 22 Nov/)]);
    expect(screen.getByText('1 rate will not come into force: a newer one is in force.')).toBeVisible();
    expect(screen.getByRole('row', { name: /EUR\/PLN/ })).toHaveTextContent('New pairWaits for approval');
    expect(api.callsTo('POST /exchange_rates/files')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The request')).toBeVisible();
    expect(address()).toBe(`/approvals/view/${waitingRequest}`);
    const [call] = api.callsTo('POST /exchange_rates/files');
    expect(call?.body).toEqual({ xml: '<rates/>' });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,}$/);
  });

  it('are not saved from a file that the API refuses, or that is too large', async () => {
    const api = fakeCurrencies([]);
    const said = 'This is not a daily file of the European Central Bank.';
    api.use({
      'POST /exchange_rates/files/preview': () => problem(422, 'invalid', 'Please check.', { xml: said }),
    });
    const { user } = await open();
    await user.upload(await field(), file('<html/>'));
    expect(await screen.findByText(said)).toBeVisible();
    await user.upload(await field(), file('a'.repeat(16_001)));
    expect(await screen.findByText('This file is too large to be the daily one.')).toBeVisible();
    expect(api.callsTo('POST /exchange_rates/files/preview')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(api.callsTo('POST /exchange_rates/files')).toEqual([]);
  });
});
