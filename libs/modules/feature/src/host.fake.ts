import { recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { fakeModules, module } from './modules/modules.fake';

const hotels = module({
  id: '0198f000-0000-7000-8000-0000000000b1',
  key: 'hotels',
  name: { en: 'Hotels', fr: 'Hôtels', ar: 'الفنادق' },
  status: 'inactive',
});

/** The fake API of `nx serve modules-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...fakeModules([module(), hotels]).routes,
  ...recordRoutes('/suppliers', []),
  ...recordRoutes('/companies', []),
});
