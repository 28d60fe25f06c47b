import { screen, waitFor, within } from '@testing-library/react';
import type { OverlapPage } from '@traveldesk/markups-contract';
import {
  mockApi,
  problem,
  renderRoutes,
  type Rendered,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { markup } from '../markups.fake';
import { OverlapsPage } from './OverlapsPage';

const ruleOf = (number: number, name: string) => ({
  id: `0198f000-0000-7000-8000-0000000000a${number}`,
  name,
});
const [standard, old, emirates, winter] = [
  ruleOf(1, 'Standard'),
  ruleOf(2, 'Last year'),
  ruleOf(3, 'Emirates'),
  ruleOf(4, 'Winter'),
];
const dead = { rule: standard, other: old, dead: true, decided_by: 'priority', decisive: null } as const;
const pairs: OverlapPage = {
  data: [
    dead,
    { rule: emirates, other: standard, dead: false, decided_by: 'specificity', decisive: 'plating' },
  ],
  total: 2,
  unreachable: [{ rule: winter, why: 'ended' }],
};

function fakeOverlaps() {
  return mockApi({
    'GET /markups/overlaps': ({ query }) => ({
      body: query['dead'] ? { data: [dead], total: 1, unreachable: [] } : pairs,
    }),
    'GET /markups': () => ({ body: { data: [markup({ ...standard })], total: 1 } }),
    'GET /markups/{id}': () => ({ body: markup({ ...standard }) }),
  });
}

const open = (options: RenderOptions = {}): Promise<Rendered> =>
  renderRoutes([{ path: '/markups/overlaps', element: <OverlapsPage /> }], {
    at: '/markups/overlaps',
    permissions: ['show_markups'],
    ...options,
  });
const cells = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''));

describe('the overlaps of rules', () => {
  it('show which rule wins, why, and which rules can never win', async () => {
    fakeOverlaps();
    await open();
    expect(await cells('Standard')).toEqual([
      'Standard',
      'Last year',
      'Higher priority',
      'Never winsLast year can never win: Standard matches everything that it matches, and comes first.',
    ]);
    expect(await cells('Emirates')).toEqual([
      'Emirates',
      'Standard',
      'More specific: airline',
      'Depends on the booking',
    ]);
    expect(screen.getAllByRole('link', { name: 'Last year' })[0]).toHaveAttribute(
      'href',
      `/markups/view/${old.id}`,
    );
  });

  it('name the rules that match nothing, each with the reason', async () => {
    fakeOverlaps();
    await open();
    const section = await screen.findByRole('region', { name: /Rules that match nothing/ });
    expect(within(section).getByRole('listitem')).toHaveTextContent('Winter It has ended.');
  });

  it.each([
    ['en', 'A city that it names is gone or has no airport.'],
    ['fr', 'Une ville qu’elle nomme n’existe plus ou n’a pas d’aéroport.'],
    ['ar', 'مدينة تسمّيها لم تعد موجودة أو لا مطار فيها.'],
  ] as const)('say in %s that a rule whose cities were deleted matches nothing', async (language, why) => {
    const unreachable = [{ rule: winter, why: 'city_gone' as const }];
    fakeOverlaps().use({ 'GET /markups/overlaps': () => ({ body: { ...pairs, unreachable } }) });
    await open({ language });
    expect(await screen.findByText(why)).toBeVisible();
  });

  it('can be filtered by one rule, and by rules that never win', async () => {
    const api = fakeOverlaps();
    const { user, address } = await open({ at: `/markups/overlaps?rule_id=${standard.id}` });
    const bar = within(await screen.findByRole('search'));
    expect(await bar.findByText('Standard')).toBeVisible();
    await user.click(bar.getByRole('combobox', { name: 'Never wins' }));
    await user.click(
      await screen.findByText('Only rules that never win', { selector: '.ant-select-item *' }),
    );
    await waitFor(() =>
      expect(api.callsTo('GET /markups/overlaps').at(-1)?.query).toEqual({
        page: '1',
        per_page: '20',
        rule_id: standard.id,
        dead: 'true',
      }),
    );
    expect(address()).toBe(`/markups/overlaps?rule_id=${standard.id}&dead=true`);
    await waitFor(() => expect(screen.queryByText('Rules that match nothing')).not.toBeInTheDocument());
  });

  it('remove an unknown rule from the filter', async () => {
    const api = fakeOverlaps();
    api.use({ 'GET /markups/{id}': () => problem(404, 'not_found', 'This was not found.') });
    const { address } = await open({ at: `/markups/overlaps?rule_id=${winter.id}` });
    await waitFor(() => expect(address()).toBe('/markups/overlaps'));
  });

  it('are shown in Arabic', async () => {
    fakeOverlaps();
    await open({ language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'التداخلات' })).toBeVisible();
    expect((await cells('Standard'))[3]).toBe(
      'لا تفوز أبدًالا يمكن أن تفوز Last year أبدًا: تنطبق Standard على كل ما تنطبق عليه، وتتقدّم عليها.',
    );
  });
});
