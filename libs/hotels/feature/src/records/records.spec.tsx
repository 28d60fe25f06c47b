import { screen, waitFor, within } from '@testing-library/react';
import type { PropertyDecision, PropertyRecord, PropertyRow } from '@traveldesk/hotels-contract';
import { mockApi, problem, renderRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { MatchesPage } from './MatchesPage';
import { PropertiesPage } from './PropertiesPage';
import { PropertyRecordPage } from './PropertyRecordPage';

const id = (no: number) => `0198f000-0000-7000-8000-00000000000${no}`;
const row = (no: number, name: string): PropertyRow => ({
  id: id(no),
  name,
  city: 'Cairo',
  country_code: 'EG',
  chain: null,
  suppliers: 1,
  version: no + 2,
  created_at: '2026-11-30T10:00:00Z',
});
const [heron, annex] = [row(1, 'Heron Palace'), row(2, 'Heron Palace Annex')];
const record: PropertyRecord = {
  ...heron,
  point: { latitude: 30.05, longitude: 31.24 },
  suppliers: [
    {
      supplier_id: id(7),
      supplier: 'Alpha',
      ref: 'acc_1',
      told: { name: 'Heron Palace', city: 'Cairo', line: null },
    },
    {
      supplier_id: id(8),
      supplier: 'Beta',
      ref: 'acc_2',
      told: { name: 'The Heron', city: 'Cairo', line: '1 Corniche' },
    },
  ],
};
const decision: PropertyDecision = {
  id: id(5),
  kind: 'join',
  undone_kind: null,
  property: heron,
  other: annex,
  suppliers: ['Beta'],
  reason: 'Seen on site',
  at: '2026-11-30T11:00:00Z',
  by: { id: id(9), name: 'Mona Said' },
  undone: false,
  undoable: true,
};

const done = { body: { message: 'Done.', data: record } };
function open(at: string, routes: MockRoutes = {}) {
  const api = mockApi({
    'GET /hotels/properties': () => ({ body: { data: [heron, annex], total: 2 } }),
    'GET /hotels/property-matches': () => ({
      body: { data: [{ one: heron, other: annex, likeness: 0.789, meters: 120 }], total: 1 },
    }),
    'GET /hotels/properties/{id}/record': () => ({ body: record }),
    'GET /hotels/properties/{id}/history': () => ({ body: { data: [decision], total: 1 } }),
    'POST /hotels/properties/{id}/joins': () => done,
    'POST /hotels/properties/{id}/splits': () => done,
    'POST /hotels/properties/{id}/separations': () => done,
    'POST /hotels/properties/{id}/undos': () => done,
    ...routes,
  });
  const rendered = renderRoutes(
    [
      { path: '/hotels/properties', element: <PropertiesPage /> },
      { path: '/hotels/properties/matches', element: <MatchesPage /> },
      { path: '/hotels/properties/view/:id', element: <PropertyRecordPage /> },
    ],
    { at, permissions: ['update_hotel_properties'] },
  );
  return rendered.then((page) => ({ ...page, api }));
}
const view = `/hotels/properties/view/${heron.id}`;

describe('the screens of properties', () => {
  it('list the records, by name and city', async () => {
    const { api, user } = await open('/hotels/properties');
    expect(await screen.findByRole('link', { name: 'Heron Palace Annex' })).toHaveAttribute(
      'href',
      `/hotels/properties/view/${annex.id}`,
    );
    await user.type(screen.getByRole('searchbox', { name: 'City' }), 'cai{Enter}');
    await waitFor(() => expect(api.callsTo('GET /hotels/properties').at(-1)?.query['city']).toBe('cai'));
  });

  it('join a possible duplicate with the versions that were read, and keep one apart', async () => {
    const { api, user } = await open('/hotels/properties/matches');
    expect(await screen.findByText('78 %')).toBeVisible();
    expect(screen.getByText(/120.* m/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Join/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Join properties' });
    await user.click(within(dialog).getByRole('button', { name: 'Join' }));
    expect(await within(dialog).findByText('This field is required')).toBeVisible();
    expect(api.callsTo('POST /hotels/properties/{id}/joins')).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Same desk{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = api.callsTo('POST /hotels/properties/{id}/joins');
    expect([call?.params['id'], call?.headers.get('if-match'), call?.body]).toEqual([
      heron.id,
      '"3"',
      { other_id: annex.id, other_version: 4, reason: 'Same desk' },
    ]);
    await user.click(screen.getByRole('button', { name: /^Keep apart/ }));
    const apart = await screen.findByRole('dialog', { name: 'Keep properties apart' });
    await user.type(within(apart).getByRole('textbox', { name: 'Reason' }), 'Two doors{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo('POST /hotels/properties/{id}/separations')[0]?.body).toEqual({
      other_id: annex.id,
      reason: 'Two doors',
    });
  });

  it('split off chosen suppliers; a refusal appears at its field', async () => {
    const { api, user } = await open(view, {
      'POST /hotels/properties/{id}/splits': () =>
        problem(422, 'invalid', 'Please check.', { supplier_ids: 'Leave at least one supplier.' }),
    });
    expect(await screen.findByText('acc_2')).toBeVisible();
    expect(screen.getByText('The Heron')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Split…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Split property' });
    await user.click(within(dialog).getByRole('checkbox', { name: /Beta/ }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Another street{Enter}');
    expect(await within(dialog).findByText('Leave at least one supplier.')).toBeVisible();
    expect(api.callsTo('POST /hotels/properties/{id}/splits')[0]?.body).toEqual({
      supplier_ids: [id(8)],
      reason: 'Another street',
    });
  });

  it('show the history with who, when, what and why, and undo a decision', async () => {
    const { api, user } = await open(`${view}?tab=history`);
    expect(await screen.findByText('Seen on site')).toBeVisible();
    expect(screen.getByText('Mona Said')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo decision' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A mistake{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo('POST /hotels/properties/{id}/undos')[0]?.body).toEqual({
      decision_id: decision.id,
      reason: 'A mistake',
    });
  });

  it('an old address leads to the record that holds the supplier’s id', async () => {
    const { address } = await open(`/hotels/properties/view/${annex.id}`);
    expect(await screen.findByText('acc_1')).toBeVisible();
    expect(address()).toBe(view);
  });
});
