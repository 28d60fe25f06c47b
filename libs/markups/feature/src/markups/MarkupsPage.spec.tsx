import { screen, waitFor, within } from '@testing-library/react';
import {
  openFilters,
  problem,
  renderRoutes,
  type Rendered,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { fakeMarkups, markup } from '../markups.fake';
import { delta, duffel, nile } from '../rule.fake';
import { MarkupsPage } from './MarkupsPage';

const first = markup({
  name: 'Emirates to the Gulf',
  min_amount: '10',
  companies: [{ id: nile, below: true }],
  plating: { mode: 'only', codes: ['EK'] },
  origins: [{ kind: 'city', code: 'CAI' }],
  destinations: [{ kind: 'city', code: 'DXB' }],
});
const second = markup({
  id: '0198f000-0000-7000-8000-0000000000a2',
  name: 'Fee of Nile Travel',
  kind: 'service_fee',
  layer: 'company',
  owner_id: nile,
  suppliers: [duffel],
  value_type: 'fixed',
  percent: null,
  amount: '12.50',
  per: 'booking',
  status: 'paused',
  state: 'paused',
  priority: 7,
});
const all = ['show_markups', 'add_markups', 'update_markups', 'delete_markups'];

const open = (options: RenderOptions = {}): Promise<Rendered> =>
  renderRoutes([{ path: '/markups', element: <MarkupsPage /> }], {
    at: '/markups',
    permissions: all,
    ...options,
  });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const cells = async (name: string) =>
  within(await row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '));

describe('the list of markups', () => {
  it('shows the amount, payers, conditions and status of each rule', async () => {
    fakeMarkups([first, second]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Markups List' })).toBeVisible();
    expect((await cells('Emirates to the Gulf')).slice(0, 6)).toEqual([
      'Emirates to the GulfMarkup · Platform',
      'Active',
      '5 % of the base fareat least EUR 10',
      'Nile Travel and below',
      'EKCAI → DXB',
      '0',
    ]);
    expect((await cells('Fee of Nile Travel')).slice(0, 6)).toEqual([
      'Fee of Nile TravelService fee · Nile Travel',
      'Paused',
      'EUR 12.50 per booking',
      'Below Nile Travel',
      'Duffel',
      '7',
    ]);
    expect(screen.getByRole('link', { name: 'Emirates to the Gulf' })).toHaveAttribute(
      'href',
      `/markups/view/${first.id}`,
    );
  });

  it.each([
    ['en', 'No longer exists: QQX'],
    ['fr', 'N’existe plus : QQX'],
    ['ar', 'لم يعد موجودًا: QQX'],
  ] as const)('shows the current codes in %s, and marks unknown ones', async (language, gone) => {
    fakeMarkups([
      markup({
        origins: [
          { kind: 'city', code: 'HBE' },
          { kind: 'city', code: 'QQX' },
        ],
      }),
    ]);
    await open({ language });
    expect((await cells('Everybody'))[4]).toBe(`ALY, QQX → * ${gone}`);
  });

  it('describes many companies, excluded airlines and a future day', async () => {
    fakeMarkups([
      markup({
        state: 'scheduled',
        effective_at: '2026-12-01T12:00:00.000Z',
        companies: [nile, delta, 'x'].map((id) => ({ id, below: false })),
        company_type: 'B2B',
        plating: { mode: 'except', codes: ['EK', 'MS', 'QR', 'SV'] },
        origins: [{ kind: 'country', code: 'EG' }],
        both_ways: true,
      }),
    ]);
    await open();
    const [, state, , who, what] = await cells('Everybody');
    expect(state).toBe('Scheduledfrom 1 Dec 2026');
    expect(who).toBe('Nile TravelDelta Tours+1 moreBusiness (B2B)');
    expect(what).toBe('not EK, MS, QR…EG ↔ *');
  });

  it('shows the hotels of a rule', async () => {
    const hotel = {
      product: 'hotel' as const,
      destinations: [{ kind: 'city' as const, code: 'DXB' }],
      chains: ['Atlas'],
      stars: [4, 5],
      boards: ['half_board' as const],
      nights_min: 3,
    };
    fakeMarkups([
      markup(hotel),
      markup({ id: second.id, name: 'Fee', product: 'both', percent_of: 'total' }),
    ]);
    await open();
    const [name, , value, , what] = await cells('Everybody');
    expect(name).toBe('EverybodyMarkup · Hotels · Platform');
    expect(value).toBe('5 % of the base price');
    expect(what).toBe('DXBAtlas · 4, 5 stars · Half board+1 condition');
    const both = await cells('Fee');
    expect([both[0], both[2], both[4]]).toEqual([
      'FeeMarkup · Flights and hotels · Platform',
      '5 % of the total price',
      'All flights and hotels',
    ]);
  });

  it('has the filters of the specification, and kind and layer', async () => {
    const api = fakeMarkups([first, second]);
    const { user, address } = await open({ at: '/markups?page=2&sort=-name' });
    await user.type(await screen.findByRole('searchbox', { name: 'Name' }), 'fee');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByText('Emirates to the Gulf')).not.toBeInTheDocument());
    expect(await row('Fee of Nile Travel')).toBeVisible();
    expect(address()).toBe('/markups?sort=-name&name=fee');
    await openFilters(user);
    const boxes = ['Company', 'Supplier', 'Airline', 'Status', 'Currency', 'Kind', 'Layer'];
    for (const name of boxes) expect(await screen.findByRole('combobox', { name })).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByText('Awaiting approval', { selector: '.ant-select-item *' }));
    await waitFor(() =>
      expect(api.callsTo('GET /markups').at(-1)?.query).toEqual({
        page: '1',
        per_page: '20',
        sort: '-name',
        name: 'fee',
        status: 'awaiting',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('Emirates to the Gulf')).toBeVisible();
    expect(address()).toBe('/markups?sort=-name');
  });

  it('names the filters of an address', async () => {
    const api = fakeMarkups([first]);
    await open({ at: `/markups?company_id=${nile}&supplier_id=${duffel}&airline=EK` });
    const bar = within(await screen.findByRole('search'));
    expect(await bar.findByText('Nile Travel')).toBeVisible();
    expect(await bar.findByText('Duffel')).toBeVisible();
    expect(await bar.findByText('EK')).toBeVisible();
    expect(api.callsTo('GET /markups').at(-1)?.query).toMatchObject({
      company_id: nile,
      supplier_id: duffel,
      airline: 'EK',
    });
  });

  it('pauses and activates a rule in its row, with the version that was read', async () => {
    const api = fakeMarkups([first, second]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Pause: Emirates to the Gulf' }));
    expect(await screen.findByRole('button', { name: 'Activate: Emirates to the Gulf' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Activate: Fee of Nile Travel' }));
    await screen.findByRole('button', { name: 'Pause: Fee of Nile Travel' });
    const calls = api.callsTo('POST /markups/{id}/status');
    expect(calls.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ status: 'paused', reason: null }, '"1"'],
      [{ status: 'active', reason: null }, '"1"'],
    ]);
  });

  it('reads a rule again if another user changed it, and can then pause it', async () => {
    const api = fakeMarkups([first]);
    const { user } = await open();
    const pause = await screen.findByRole('button', { name: 'Pause: Emirates to the Gulf' });
    api.use({
      'POST /markups/{id}/status': () => problem(412, 'stale', 'Someone else has changed this.'),
      'GET /markups': () => ({ body: { data: [{ ...first, version: 2 }], total: 1 } }),
    });
    await user.click(pause);
    await waitFor(() => expect(api.callsTo('GET /markups')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Pause: Emirates to the Gulf' }));
    await waitFor(() => expect(api.callsTo('POST /markups/{id}/status')).toHaveLength(2));
    const calls = api.callsTo('POST /markups/{id}/status');
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  });

  it('offers no change of a rule that waits for a second person', async () => {
    fakeMarkups([markup({ state: 'awaiting' })]);
    await open();
    expect(await row('Awaiting approval')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pause|Activate/ })).not.toBeInTheDocument();
  });

  it('deletes a rule after a confirmation', async () => {
    const api = fakeMarkups([first, second]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Emirates to the Gulf' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Emirates to the Gulf')).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /markups/{id}').map(({ params }) => params['id'])).toEqual([first.id]);
  });

  it('offers only permitted actions', async () => {
    fakeMarkups([first]);
    await open({ permissions: ['show_markups'] });
    await row('Emirates to the Gulf');
    for (const name of [/Add Markup/, /Edit/, /Settings/]) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
    for (const name of [/Delete/, /Pause/, /Export/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Overlaps' })).toHaveAttribute('href', '/markups/overlaps');
    expect(screen.getByRole('link', { name: 'Zones' })).toHaveAttribute('href', '/markup-zones');
  });

  it('explains what to do if there is no rule', async () => {
    fakeMarkups([]);
    await open();
    expect(await screen.findByText(/No rules yet/)).toBeVisible();
  });

  it.each([
    ['fr', 'Liste des marges', '5 % du tarif hors taxesau moins 10 EUR'],
    ['ar', 'قائمة هوامش الربح', '5% من السعر الأساسيبحد أدنى \u200f10 EUR'],
  ] as const)('is shown in %s', async (language, title, value) => {
    fakeMarkups([first]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await cells('Emirates to the Gulf'))[2]).toBe(value);
  });
});
