import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { exchangeRate, fakeCurrencies, waitingRequest } from '../currencies.fake';
import { ExchangeRateCreatePage } from './ExchangeRateCreatePage';
import { ExchangeRatesPage } from './ExchangeRatesPage';

const dollar = exchangeRate();
const pound = exchangeRate({
  id: '0198f000-0000-7000-8000-0000000000e2',
  quote: 'GBP',
  rate: '0.8725',
  status: 'too_old',
  source: 'manual',
  author: null,
});
const all = ['show_exchange_rates', 'add_exchange_rates', 'update_currency_settings'];

function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/exchange-rates', element: <ExchangeRatesPage /> },
      { path: '/exchange-rates/create', element: <ExchangeRateCreatePage /> },
      { path: '/approvals/view/:id', element: <p>The request</p> },
    ],
    { at: '/exchange-rates', permissions: all, ...options },
  );
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

async function choose({ user }: Rendered, name: RegExp, text: string, title: string): Promise<void> {
  await user.type(await screen.findByRole('combobox', { name }), text);
  await user.click(await screen.findByTitle(title));
}

describe('the exchange rates', () => {
  it('are listed with their state, source and author', async () => {
    fakeCurrencies([dollar, pound]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Exchange rates' })).toBeVisible();
    const cells = within(await row('EUR/USD')).getAllByRole('cell');
    expect(within(cells[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/exchange-rates/view/EUR-USD',
    );
    expect(cells[1]).toHaveTextContent('1.0825');
    expect(cells[2]).toHaveTextContent('In force');
    expect(cells[4]).toHaveTextContent('European Central BankMona Said');
    expect(within(await row('EUR/GBP')).getByText('Too old')).toBeVisible();
    expect(within(await row('EUR/GBP')).getByText('By hand')).toBeVisible();
  });

  it('are filtered from the address, and the filter bar changes the address', async () => {
    const api = fakeCurrencies([dollar, pound]);
    const rendered = await open({ at: '/exchange-rates?currency=GBP&age=newest&from=2026-11-01' });
    expect(await row('EUR/GBP')).toBeVisible();
    expect(screen.queryByText('EUR/USD')).not.toBeInTheDocument();
    expect(api.callsTo('GET /exchange_rates').at(-1)?.query).toEqual({
      page: '1',
      per_page: '20',
      currency: 'GBP',
      age: 'newest',
      from: '2026-11-01',
    });
    expect(await screen.findByLabelText('From')).toHaveValue('1 Nov 2026');
    await rendered.user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('EUR/USD')).toBeVisible();
    expect(rendered.address()).toBe('/exchange-rates');
  });

  it('drop a filter by an unknown currency, and say so', async () => {
    fakeCurrencies([dollar, pound]);
    const { address } = await open({ at: '/exchange-rates?currency=XAU&age=newest' });
    await waitFor(() => expect(address()).toBe('/exchange-rates?age=newest'));
    expect(await row('EUR/USD')).toBeVisible();
  });

  it('are added by hand, with the current rate shown beside', async () => {
    const api = fakeCurrencies([dollar]);
    const rendered = await open();
    const { user, address } = rendered;
    await user.click(await screen.findByRole('link', { name: 'Add rate' }));
    await choose(rendered, /One unit of/, 'EUR', 'EUR – Euro');
    await choose(rendered, /Is worth/, 'USD', 'USD – US Dollar');
    expect(await screen.findByText('1 EUR = 1.0825 USD')).toBeVisible();
    const rate = screen.getByRole('textbox', { name: /Rate/ });
    await user.type(rate, '108.25');
    expect(await screen.findByText(/Check the decimal point/)).toBeVisible();
    expect(screen.getByText('(+9,900 %)')).toBeVisible();
    await user.clear(rate);
    await user.type(rate, '١٫٠٩');
    expect(await screen.findByText('(+0.69 %)')).toBeVisible();
    expect(screen.queryByText(/Check the decimal point/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('1.09')).toBeVisible();
    expect(address()).toBe('/exchange-rates');
    const [call] = api.callsTo('POST /exchange_rates');
    expect(call?.body).toEqual({ base: 'EUR', quote: 'USD', rate: '1.09', valid_from: null });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,}$/);
  });

  it('that will wait say so before they are saved, and then link to their request', async () => {
    const api = fakeCurrencies([dollar]);
    const waiting = { ...dollar, status: 'waiting', approval_id: waitingRequest };
    api.use({
      'POST /exchange_rates': () => ({ status: 201, body: { message: 'It waits.', data: waiting } }),
    });
    const rendered = await open({ at: '/exchange-rates/create?base=EUR&quote=USD' });
    const { user, address } = rendered;
    const rate = await screen.findByRole('textbox', { name: /Rate/ });
    await user.type(rate, '1.09');
    await waitFor(() => expect(api.callsTo('GET /exchange_rates/preview')).toHaveLength(1));
    expect(screen.queryByText(/A second person has to approve/)).not.toBeInTheDocument();
    await user.clear(rate);
    await user.type(rate, '1.2');
    expect(await screen.findByText(/it differs by more than 2 % from the newest one/)).toHaveTextContent(
      '1 EUR = 1.0825 USD',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The request')).toBeVisible();
    expect(address()).toBe(`/approvals/view/${waitingRequest}`);
  });

  it('that will stay behind a newer rate say so before they are saved', async () => {
    const api = fakeCurrencies([dollar]);
    const newer = {
      reference: '1.0825',
      difference: 0,
      share: 2,
      waits: false,
      newer_from: dollar.valid_from,
    };
    api.use({ 'GET /exchange_rates/preview': () => ({ body: newer }) });
    const { user } = await open({ at: '/exchange-rates/create?base=EUR&quote=USD' });
    await user.type(await screen.findByRole('textbox', { name: /Rate/ }), '1.0825');
    expect(await screen.findByText(/This rate will not come into force: a newer one/)).toBeVisible();
    expect(screen.queryByText(/A second person has to approve/)).not.toBeInTheDocument();
  });

  it('that wait are listed among the others, with a link to their request for permitted users', async () => {
    const seen = exchangeRate({ status: 'waiting', approval_id: waitingRequest });
    fakeCurrencies([seen, { ...pound, status: 'waiting' }]);
    await open();
    const ours = within(await row('EUR/USD'));
    expect(ours.getByText('Waiting for approval')).toBeVisible();
    expect(ours.getByRole('link', { name: 'Request' })).toHaveAttribute(
      'href',
      `/approvals/view/${waitingRequest}`,
    );
    const theirs = within(await row('EUR/GBP'));
    expect(theirs.getByText('Waiting for approval')).toBeVisible();
    expect(theirs.queryByRole('link', { name: 'Request' })).not.toBeInTheDocument();
  });

  it('are checked before they are sent, and show problems from the API at their fields', async () => {
    const api = fakeCurrencies([]);
    const rendered = await open({ at: '/exchange-rates/create?base=EUR&quote=EUR' });
    const { user } = rendered;
    await user.type(await screen.findByRole('textbox', { name: /Rate/ }), '1,080');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Write a number above zero with a decimal point/)).toBeVisible();
    expect(screen.getByText('Choose two different currencies.')).toBeVisible();
    expect(api.callsTo('POST /exchange_rates')).toEqual([]);
    await choose(rendered, /Is worth/, 'USD', 'USD – US Dollar');
    await user.clear(screen.getByRole('textbox', { name: /Rate/ }));
    await user.type(screen.getByRole('textbox', { name: /Rate/ }), '1.08');
    const said = 'This pair already has a rate from the same time.';
    api.use({ 'POST /exchange_rates': () => problem(422, 'invalid', 'Please check.', { valid_from: said }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('offer only permitted actions', async () => {
    fakeCurrencies([dollar]);
    await open({ permissions: ['show_exchange_rates'] });
    await row('EUR/USD');
    expect(screen.queryByRole('link', { name: 'Add rate' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'From a file' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  });

  it('say when there are none, and when they could not be read', async () => {
    const api = fakeCurrencies([]);
    const { user } = await open();
    expect(await screen.findByText(/No rates yet/)).toBeVisible();
    api.use({ 'GET /exchange_rates': () => problem(403, 'forbidden', 'You need show_exchange_rates.') });
    await user.click(screen.getByRole('columnheader', { name: /Valid from/ }));
    await waitFor(() => expect(screen.getByText('You need show_exchange_rates.')).toBeVisible());
  });

  it.each([
    ['fr', 'Taux de change', 'Ajouter un taux', 'En vigueur'],
    ['ar', 'أسعار الصرف', 'إضافة سعر', 'سارٍ'],
  ] as const)('are shown in %s', async (language, title, add, status) => {
    fakeCurrencies([dollar]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: add })).toBeVisible();
    expect(within(await row('EUR/USD')).getByText(status)).toBeVisible();
    expect(screen.getByText('EUR/USD')).toHaveAttribute('dir', 'ltr');
  });
});
