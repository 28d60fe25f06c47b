import type { Zone } from '@traveldesk/markups-contract';
import { recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { fakeMarkups, markup, version } from './markups.fake';

const gulf: Zone = {
  id: '0198f000-0000-7000-8000-0000000000e1',
  name: 'Gulf',
  countries: ['AE', 'KW'],
  zones: [],
  names: { countries: { AE: 'United Arab Emirates', KW: 'Kuwait' }, zones: {} },
  all_countries: ['AE', 'KW'],
  version: 1,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
};

/** The fake API of `nx serve markups-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...fakeMarkups([markup()], [version(1)]).routes,
  ...recordRoutes('/markup-zones', [gulf]),
  'GET /markup-settings/history': () => ({ body: { data: [], total: 0 } }),
});
