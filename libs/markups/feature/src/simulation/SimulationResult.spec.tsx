import { screen, within } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { simulation } from '../markups.fake';
import { SimulationResult } from './SimulationResult';

const show = (changes: Parameters<typeof simulation>[0] = {}, language: 'en' | 'ar' = 'en') =>
  renderScreen(<SimulationResult simulation={simulation(changes)} />, {
    path: '/',
    permissions: [],
    language,
  });
const plain = (text: string | null | undefined) =>
  text?.replace(/[\u200e\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

describe('the result of a simulation', () => {
  it('has counts and sums', async () => {
    await show();
    const figures = screen
      .getAllByRole('term')
      .map((term, index) => [term.textContent, plain(screen.getAllByRole('definition')[index]?.textContent)]);
    expect(figures).toEqual([
      ['Prices it matches', '60'],
      ['Prices it adds a line to', '40'],
      ['Prices that change', '40'],
      ['Increased', '30'],
      ['Decreased', '10'],
      ['Total before', 'EUR 20,000.00'],
      ['Total after', 'EUR 20,150.00'],
      ['Difference', '+EUR 150.00'],
    ]);
  });

  it('is a chart with a bar for each range of prices, and a table for screen readers', async () => {
    const { user } = await show();
    const picture = screen.getByRole('img', {
      name: '30 prices rise, 10 fall and 160 stay the same',
    });
    const bars = [...picture.querySelectorAll('rect')].map((bar) => [
      bar.dataset['change'],
      Math.round(Number(bar.getAttribute('height'))),
      plain(bar.textContent),
    ]);
    // The highest of 96 represents 25 prices.
    expect(bars).toEqual([
      ['less', 38, '-5 % to 0 %: 10'],
      ['more', 96, '0 % to 5 %: 25'],
      ['more', 19, '5 % to 10 %: 5'],
    ]);
    await user.click(screen.getByText('As a table'));
    const rows = within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('row');
    expect(rows.map(({ children }) => [...children].map((cell) => plain(cell.textContent)))).toEqual([
      ['Change', 'Prices'],
      ['-5 % to 0 %', '10'],
      ['0 % to 5 %', '25'],
      ['5 % to 10 %', '5'],
    ]);
  });

  it.each([
    ['en', [0, 28, 56]],
    ['ar', [56, 28, 0]],
  ] as const)(
    'has its scale in the reading direction of %s, with unchanged numbers',
    async (language, places) => {
      await show({}, language);
      const picture = screen.getByRole('img');
      const bars = [...picture.querySelectorAll('rect')];
      expect(bars.map((bar) => Number(bar.getAttribute('x')))).toEqual(places);
      const axis = picture.nextElementSibling;
      expect(axis).not.toHaveAttribute('dir');
      expect(
        [...(axis?.children ?? [])].map((end) => [end.getAttribute('dir'), plain(end.textContent)]),
      ).toEqual([
        ['ltr', '-5 %'],
        ['ltr', '10 %'],
      ]);
    },
  );

  it('names the prices that change most, and by how much', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'Largest changes' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ children }) => [...children].map((cell) => plain(cell.textContent)))).toEqual([
      ['CAI-DXB EK', 'Nile Travel', 'Duffel', 'EUR 400.00', 'EUR 420.00', '+EUR 20.00'],
      ['CAI-RUH SV', 'No company', 'Duffel', 'EUR 300.00', 'EUR 290.00', '-EUR 10.00'],
    ]);
  });

  it('names the rules that apply instead, with links', async () => {
    const all = { id: '0198f000-0000-7000-8000-0000000000a1', name: 'All of Egypt', count: 18 };
    await show({ prevailing: [all, { ...all, id: `${all.id.slice(0, -1)}2`, name: 'Peak', count: 1 }] });
    const rules = within(screen.getByRole('region', { name: 'Rules that apply in its place' }));
    expect(rules.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'All of Egypt 18 prices',
      'Peak 1 price',
    ]);
    expect(rules.getByRole('link', { name: 'All of Egypt' })).toHaveAttribute(
      'href',
      `/markups/view/${all.id}`,
    );
  });

  it('mentions no other rules if none applies instead', async () => {
    await show();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('has no chart without data, and says if there were no samples', async () => {
    await show({ moved: 0, raised: 0, lowered: 0, largest: [] });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it.each([
    ['2026-11-23T00:00:00.000Z', '200 prices from searches of 1 Nov 2026 to 23 Nov 2026'],
    ['2026-11-01T18:00:00.000Z', '200 prices from searches of 1 Nov 2026'],
  ])('names the days of the searches (until %s)', async (until, said) => {
    await show({ until });
    expect(plain(screen.getByRole('status').textContent)).toBe(said);
  });

  it('says that there was nothing to simulate on', async () => {
    await show({ sampled: 0 });
    expect(screen.getByRole('status')).toHaveTextContent(
      'No searches have been kept yet to simulate against.',
    );
  });

  it('keeps figures from left to right in Arabic', async () => {
    await show({}, 'ar');
    expect(await screen.findByText('أكبر التغيّرات')).toBeVisible();
    expect(screen.getByText('CAI-DXB EK')).toHaveAttribute('dir', 'ltr');
  });
});
