import { screen, within } from '@testing-library/react';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { WhyThisPrice, WhyThisPriceButton } from '.';
import { considered, explanation, nile } from './explanation.fake';

const show = (changes: Partial<PriceExplanation> = {}, language: 'en' | 'ar' = 'en') =>
  renderScreen(<WhyThisPrice explanation={explanation(changes)} />, {
    path: '/',
    permissions: ['show_markups'],
    language,
  });
const text = (element: Element) =>
  element.textContent?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const steps = () =>
  within(screen.getByRole('table', { name: 'From net price to selling price' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(text));

describe('why this price', () => {
  it('leads from net line by line to the total', async () => {
    await show();
    expect(text(screen.getByText(/^For/))).toBe('For Delta Tours, from Duffel, at 24 Nov 2026, 09:30');
    expect(steps()).toEqual([
      ['Supplier’s priceConverted at 1 USD = 0.92378753 EUR, rate of 23 Nov 2026', 'USD 100.00'],
      ['Net price', 'EUR 92.38'],
      ['MarkupRule 11', '+EUR 4.62'],
      ['DiscountRule 13', '-EUR 1.00'],
      ['Service feeRule 14 · earned by Nile Travel', '+EUR 2.00'],
      ['Selling price', 'EUR 98.00'],
    ]);
  });

  it('shows later increases by the supplier beside the agreed lines', async () => {
    await show({
      passed_on: { amount: '7.00', currency: 'EUR' },
      total: { amount: '105.00', currency: 'EUR' },
    });
    const since =
      'Supplier’s change of priceSince the price was agreed to; passed on as it is, the other lines stay.';
    expect(steps().slice(-2)).toEqual([
      [since, '+EUR 7.00'],
      ['Selling price', 'EUR 105.00'],
    ]);
  });

  it('has the winner and losers of each layer and kind, each with its reason', async () => {
    const { user } = await show();
    const groups = screen.getAllByRole('heading', { level: 3 }).map(text);
    expect(groups).toEqual(['Platform · Markup', 'Platform · Discount', 'Nile Travel · Service fee']);
    const rules = () => screen.getAllByRole('listitem').map(text);
    expect(rules().slice(0, 2)).toEqual([
      'Rule 11AppliedEUR 4.62Comes before 1 other rule that matches. ' +
        'The supplier gives no base fare, so it is taken of the total. Raised to its minimum.',
      'Rule 12Outranked“Rule 11” is more specific: route.',
    ]);
    expect(screen.getByText(/It is for other airlines/)).not.toBeVisible();
    await user.click(screen.getByText('1 rule does not match'));
    expect(screen.getByText(/It is for other airlines/)).toBeVisible();
    await user.click(screen.getByText('1 rule of a company that is not above the buyer'));
    expect(screen.getByText(/Delta Tours.*is not above the company that pays/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Rule 11' })[0]).toHaveAttribute(
      'href',
      `/markups/view/${considered(11).rule_id}`,
    );
  });

  it('shows the price without a company, and for a company without markups', async () => {
    await show({
      company: null,
      lines: [],
      rules: [],
      supplier: { ...explanation().supplier, markup_enabled: false },
    });
    expect(screen.getByText(/^For no company, from/)).toBeVisible();
    expect(screen.getByText('No company was chosen: only rules for everyone count.')).toBeVisible();
    expect(screen.getByText(/Markups are switched off for this company/)).toBeVisible();
    expect(screen.getByText('There are no rules yet.')).toBeVisible();
  });

  it('needs no rate if the supplier sells in the currency of the price, and says if nothing is added', async () => {
    await show({ rate: { ...explanation().rate, from: 'EUR', legs: [] }, lines: [] });
    expect(steps().map(([label]) => label)).toEqual(['Net price', 'Selling price']);
    expect(screen.getByText('No rule applies: the net price is the selling price.')).toBeVisible();
  });

  it('is shown in Arabic, with amounts from left to right', async () => {
    await show({}, 'ar');
    const table = await screen.findByRole('table', { name: 'من السعر الصافي إلى سعر البيع' });
    expect(within(table).getByText(/92\.38/)).toHaveAttribute('dir', 'ltr');
  });
});

describe('the button', () => {
  const open = (load: () => Promise<PriceExplanation>, permissions = ['show_markups']) =>
    renderScreen(<WhyThisPriceButton load={load} />, { path: '/', permissions });
  const press = () => screen.getByRole('button', { name: 'Why this price?' });

  it('is for those who may see net prices', async () => {
    await open(jest.fn(), ['flights_search', 'show_bookings']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('loads the explanation on each click', async () => {
    const load = jest.fn(() => Promise.resolve(explanation()));
    const { user } = await open(load);
    expect(load).not.toHaveBeenCalled();
    await user.click(press());
    expect(await screen.findByRole('table', { name: 'From net price to selling price' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    load.mockResolvedValue(explanation({ company: nile }));
    await user.click(press());
    expect(await screen.findByText(/For .*Nile Travel/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says why there is no explanation, and can be tried again', async () => {
    const failure = {
      status: 410,
      message: 'gone',
      problem: { code: 'gone', message: 'The offer has expired.' },
    };
    const load = jest.fn((): Promise<PriceExplanation> => Promise.reject(failure as never));
    const { user } = await open(load);
    await user.click(press());
    expect(await screen.findByText('The offer has expired.')).toBeVisible();
    load.mockResolvedValue(explanation());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'From net price to selling price' })).toBeVisible();
  });
});
