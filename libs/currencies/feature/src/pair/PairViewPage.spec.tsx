import { screen, within } from '@testing-library/react';
import { problem, renderRoutes } from '@traveldesk/shared-testing/web';
import { exchangeRate, fakeCurrencies } from '../currencies.fake';
import { PairViewPage } from './PairViewPage';

const newest = exchangeRate();
const older = exchangeRate({
  id: '0198f000-0000-7000-8000-0000000000e3',
  rate: '1.07',
  valid_from: '2026-11-19T15:00:00.000Z',
  status: 'replaced',
});

const open = (permissions = ['show_exchange_rates', 'add_exchange_rates'], language: 'en' | 'ar' = 'en') =>
  renderRoutes(
    [
      { path: '/exchange-rates/view/:pair', element: <PairViewPage /> },
      { path: '/error/*', element: <p>No such page</p> },
    ],
    { at: '/exchange-rates/view/EUR-USD', permissions, language },
  );

describe('the page of a pair', () => {
  it('shows the rate in both directions, its trend, and all its rates', async () => {
    fakeCurrencies([newest, older]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'EUR/USD' })).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 2)).toEqual(['1 EUR = 1.0825 USD', '1 USD = 0.92378753 EUR']);
    expect(screen.getByRole('img', { name: /between \S*1\.07\S* and \S*1\.0825/ })).toBeVisible();
    const rates = await screen.findByRole('region', { name: 'All rates of the pair' });
    expect(await within(rates).findByRole('row', { name: /1 EUR = 1.07 USD/ })).toHaveTextContent('Replaced');
    expect(screen.getByRole('link', { name: 'Swap direction' })).toHaveAttribute(
      'href',
      '/exchange-rates/view/USD-EUR',
    );
    expect(screen.getByRole('link', { name: 'Add rate' })).toHaveAttribute(
      'href',
      expect.stringContaining('/exchange-rates/create?base=EUR&quote=USD'),
    );
  });

  it('converts an amount, and explains why it cannot', async () => {
    const api = fakeCurrencies([newest]);
    const { user } = await open();
    const amount = await screen.findByRole('textbox', { name: 'Amount in EUR' });
    await user.type(amount, '100.00{Enter}');
    expect(await screen.findByText('USD 108.25')).toBeVisible();
    expect(api.callsTo('GET /exchange_rates/conversion').at(-1)?.query).toEqual({
      amount: '100.00',
      from: 'EUR',
      to: 'USD',
    });
    const said = 'The newest rate of EUR/USD is from 2026-11-01, more than 10 days old.';
    api.use({ 'GET /exchange_rates/conversion': () => problem(422, 'rate_too_old', said) });
    await user.type(amount, '1');
    await user.click(screen.getByRole('button', { name: 'In USD' }));
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('links to the page that explains a missing rate', async () => {
    fakeCurrencies([]);
    await open();
    expect(await screen.findByText('No such page')).toBeVisible();
  });

  it('is shown in Arabic, and offers no rate to users who may not add one', async () => {
    fakeCurrencies([newest, older]);
    await open(['show_exchange_rates'], 'ar');
    expect(await screen.findByText('بالاتجاه المعاكس')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'عكس الاتجاه' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'إضافة سعر' })).not.toBeInTheDocument();
    // Time starts at the right, and so does the line.
    const line = screen.getByRole('img').querySelector('polyline');
    expect(line?.getAttribute('points')).toMatch(/^600\.0,.* 0\.0,/);
  });
});
