import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { problem, renderRoutes, type Rendered } from '@traveldesk/shared-testing/web';
import { balance, everything, fakeWallets, nile, posted, requested } from '../wallet.fake';
import { AdjustmentCreatePage } from './AdjustmentCreatePage';
import { ConversionCreatePage } from './ConversionCreatePage';
import { PayoutCreatePage } from './PayoutCreatePage';

const adjust = 'POST /companies/{id}/adjustments';
const convert = 'POST /companies/{id}/conversions';
const preview = 'GET /companies/{id}/conversions/preview';

/** 1 USD = 49.55 EGP since the 20th: 1,000 EGP are 20.1816… USD, rounded once to 20.18. */
const toDollars = (amount = '20.18', stale = false) => ({
  body: {
    from: { amount: '1000.00', currency: 'EGP' },
    to: { amount, currency: 'USD' },
    rate: {
      from: 'EGP',
      to: 'USD',
      at: '2026-11-23T08:00:00.000Z',
      rate: '0.020181635',
      legs: [
        {
          id: '0198f000-0000-7000-8000-00000000ee01',
          base: 'USD',
          quote: 'EGP',
          rate: '49.55',
          valid_from: '2026-11-20T08:00:00.000Z',
          source: 'ecb',
        },
      ],
    },
    stale,
  },
});

const open = () =>
  renderRoutes(
    [
      { path: '/transactions/adjust/:id', element: <AdjustmentCreatePage /> },
      { path: '/transactions/payout/:id', element: <PayoutCreatePage /> },
      { path: '/transactions/convert/:id', element: <ConversionCreatePage /> },
    ],
    { at: `/transactions/convert/${nile.id}`, permissions: everything },
  );

/** Returns a field of the form once the company's wallets are loaded. */
async function field(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toBeEnabled());
  return screen.getByRole('textbox', { name });
}

async function put(user: Rendered['user'], into: HTMLElement, text: string) {
  await user.click(into);
  await user.paste(text);
}

describe('an adjustment', () => {
  it('has a direction and a reason, and always waits for a second person', async () => {
    const api = fakeWallets({ [adjust]: () => requested });
    const { user, go } = await open();
    await go(`/transactions/adjust/${nile.id}`);
    await put(user, await field('Amount'), '12.30');
    const send = screen.getByRole('button', { name: 'Request Adjustment' });
    await user.click(send);
    expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(0);
    expect(api.callsTo(adjust)).toHaveLength(0);
    // The first invalid field is a choice, so its first option gets the focus.
    const [first] = screen.getAllByRole('radio');
    await waitFor(() => expect(first).toHaveFocus());
    await user.click(screen.getByRole('radio', { name: 'Take from the wallet' }));
    await put(user, await field('Reason'), 'Bank fee of October');
    await user.click(send);
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
    expect(api.callsTo(adjust)[0]?.body).toEqual({
      amount: { amount: '12.30', currency: 'EGP' },
      direction: 'out',
      reason: 'Bank fee of October',
      reference: null,
      proof_id: null,
    });
  });
});

describe('a payout of earnings', () => {
  const payout = 'POST /companies/{id}/payouts';
  const earned = [
    { currency: 'EUR', balance: { amount: '12.50', currency: 'EUR' } },
    { currency: 'USD', balance: { amount: '40.00', currency: 'USD' } },
  ];
  const openOn = async (query: string) => {
    const screen = await open();
    await screen.go(`/transactions/payout/${nile.id}${query}`);
    return screen;
  };

  it('has the currency it was opened for, shows the available earnings, and waits for a second person', async () => {
    const api = fakeWallets({
      'GET /companies/{id}/balance': () => ({ body: { ...balance(), earnings: earned } }),
      [payout]: () => requested,
    });
    const { user } = await openOn('?currency=USD');
    await put(user, await field('Amount'), '15');
    expect(screen.getByText(/Earned:/)).toHaveTextContent(/^Earned: USD\s40\.00$/);
    await user.click(screen.getByRole('radio', { name: 'Its bank' }));
    await put(user, await field('Reason'), 'Earnings of October');
    await user.click(screen.getByRole('button', { name: 'Request Payout' }));
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
    expect(api.callsTo(payout)[0]?.body).toEqual({
      amount: { amount: '15', currency: 'USD' },
      to: 'bank',
      reason: 'Earnings of October',
      reference: null,
    });
  });

  it('shows at the amount that it exceeds the earnings', async () => {
    const sentence = 'The company has not earned that much, or it has been paid out already.';
    fakeWallets({
      'GET /companies/{id}/balance': () => ({ body: { ...balance(), earnings: earned } }),
      [payout]: () => problem(422, 'earnings_short', sentence, { 'amount.amount': sentence }),
    });
    const { user } = await openOn('');
    await put(user, await field('Amount'), '12.51');
    await put(user, await field('Reason'), 'Earnings of October');
    await user.click(screen.getByRole('button', { name: 'Request Payout' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says that a company has no earnings', async () => {
    fakeWallets();
    await openOn('');
    await field('Amount');
    expect(screen.getByText('This company has earned nothing that could be paid out.')).toBeVisible();
  });
});

describe('a conversion', () => {
  const amount = () => field('Amount to convert');
  const send = () => screen.getByRole('button', { name: 'Convert' });

  it('shows the rate with its source and age, and sends exactly the shown amounts', async () => {
    const api = fakeWallets({ [preview]: () => toDollars(), [convert]: () => posted });
    const { user, address } = await open();
    await put(user, await amount(), '1000');
    expect(await screen.findByText(/USD\s*20\.18/)).toBeVisible();
    expect(screen.getByText('1 EGP = 0.020181635 USD')).toBeVisible();
    expect(screen.getByText('USD/EGP 49.55')).toBeVisible();
    expect(screen.getByText(/European Central Bank/)).toBeVisible();
    expect(screen.getByText('3 days ago')).toBeVisible();
    expect(screen.getByText('Rounded once, to the smallest unit of the currency.')).toBeVisible();
    expect(api.callsTo(preview).at(-1)?.query).toEqual({ amount: '1000', from: 'EGP', to: 'USD' });
    await user.click(send());
    await waitFor(() => expect(address()).toBe(`/transactions/wallet/${nile.id}`));
    expect(api.callsTo(convert)[0]?.body).toEqual({
      from: { amount: '1000', currency: 'EGP' },
      to: { amount: '20.18', currency: 'USD' },
      note: null,
    });
  });

  it('asks for a preview when typing pauses, not for each key', async () => {
    const api = fakeWallets({ [preview]: () => toDollars() });
    await open();
    const box = await amount();
    for (const typed of ['1', '10', '100', '1000']) {
      await act(async () => void fireEvent.change(box, { target: { value: typed } }));
    }
    expect(await screen.findByText(/USD\s*20\.18/)).toBeVisible();
    expect(api.callsTo(preview)).toHaveLength(1);
  });

  it('warns of an old rate, but converts', async () => {
    fakeWallets({ [preview]: () => toDollars('20.18', true) });
    const { user } = await open();
    await put(user, await amount(), '1000');
    expect(await screen.findByText(/This rate is older than it should be/)).toBeVisible();
    expect(send()).toBeEnabled();
  });

  it('shows that there is no rate, and cannot be sent', async () => {
    const api = fakeWallets({
      [preview]: () => problem(422, 'rate_too_old', 'The rate of EGP to USD is too old to be used.'),
    });
    const { user } = await open();
    await put(user, await amount(), '1000');
    expect(await screen.findByText('The rate of EGP to USD is too old to be used.')).toBeVisible();
    await user.click(send());
    expect(await screen.findByText('Wait until the converted amount is shown.')).toBeVisible();
    expect(api.callsTo(convert)).toHaveLength(0);
  });

  it('shows at an amount that it is too small', async () => {
    const sentence = 'Any amount from EGP 25.00 on can be converted.';
    const api = fakeWallets({
      [preview]: () => problem(422, 'conversion_gains', sentence, { amount: sentence }),
    });
    const { user } = await open();
    for (const typed of ['0.27', '0.28']) {
      await user.clear(await amount());
      await put(user, await amount(), typed);
      await waitFor(() => expect(api.callsTo(preview).at(-1)?.query).toMatchObject({ amount: typed }));
      expect(await screen.findByText(sentence)).toBeVisible();
      await waitFor(async () => expect(await amount()).toHaveAccessibleDescription(sentence));
    }
    await user.click(send());
    expect(api.callsTo(convert)).toHaveLength(0);
  });

  it('shows the new amount if the rate changed meanwhile, and lets the user decide', async () => {
    const sentence = 'The rate has changed. Please check the new amount.';
    const api = fakeWallets({
      [preview]: () => toDollars(),
      [convert]: () => problem(422, 'invalid', sentence, { 'to.amount': sentence }),
    });
    const { user } = await open();
    await put(user, await amount(), '1000');
    await screen.findByText(/USD\s*20\.18/);
    api.use({ [preview]: () => toDollars('19.90') });
    await user.click(send());
    expect(await screen.findByText(/USD\s*19\.90/)).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(api.callsTo(convert)).toHaveLength(1);
  });
});
