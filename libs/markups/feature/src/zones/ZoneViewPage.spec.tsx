import { screen } from '@testing-library/react';
import type { Zone } from '@traveldesk/markups-contract';
import { mockApi, renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import { ZonesPage } from './ZonesPage';
import { ZoneViewPage } from './ZoneViewPage';

const gulfId = '0198f000-0000-7000-8000-0000000000e1';
const arab: Zone = {
  id: '0198f000-0000-7000-8000-0000000000e2',
  name: 'Arab world',
  countries: ['EG', 'SD'],
  zones: [gulfId],
  all_countries: ['EG', 'SD', 'KW', 'OM'],
  names: { countries: { EG: 'Egypt', SD: 'Sudan' }, zones: { [gulfId]: 'Gulf' } },
  version: 1,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
};
const page = `/markup-zones/view/${arab.id}`;

const fakeZone = () =>
  mockApi({
    'GET /markup-zones': () => ({ body: { data: [arab], total: 1 } }),
    'GET /markup-zones/{id}': () => ({ body: arab }),
  });

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/markup-zones', element: <ZonesPage /> },
      { path: '/markup-zones/view/:id', element: <ZoneViewPage /> },
    ],
    { at: page, permissions: ['show_markups'], ...options },
  );

describe('the page of a zone', () => {
  it('opens by its name for a reader', async () => {
    fakeZone();
    const { user, address } = await open({ at: '/markup-zones' });
    await user.click(await screen.findByRole('link', { name: 'Arab world' }));
    await screen.findByRole('heading', { level: 1, name: 'Arab world' });
    expect(address()).toBe(page);
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('lists its countries, and links to the zones in it', async () => {
    fakeZone();
    await open({ permissions: ['show_markups', 'update_markups'] });
    await screen.findByRole('heading', { level: 1, name: 'Arab world' });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 3)).toEqual(['Egypt, Sudan', 'Gulf', '4 countries']);
    expect(screen.getByRole('link', { name: 'Gulf' })).toHaveAttribute(
      'href',
      `/markup-zones/view/${gulfId}`,
    );
    expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  });
});
