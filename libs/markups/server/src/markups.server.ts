import { registerApprovalKind } from '@traveldesk/approvals-server';
import { markupPermissions, markupsPermissions, zonePermissions } from '@traveldesk/markups-contract';
import { registerMoneySettings, type ServerModule } from '@traveldesk/shared-server';
import { loadDemoMarkups } from './demo/demo';
import { markupJobs } from './markups.jobs';
import { markupTools } from './markups.tools';
import { markupExport } from './markups/markups.export';
import { markupFinder } from './markups/markup-finder';
import { markupKind } from './markups/markup-kind';
import { markupRoutes } from './markups/markups.routes';
import * as markups from './migrations/20261124T0554_markups';
import * as samples from './migrations/20261124T0555_markup_samples';
import * as compact from './migrations/20261129T1857_markups_compact';
import * as products from './migrations/20261130T0700_markup_products';
import { searchedMarkups, searchedZones } from './markups.searched';
import * as discountShare from './migrations/20261129T1443_discount_share';
import { overlapRoutes } from './overlaps/overlaps.routes';
import { priceCheckRoutes } from './pricing/price-check.routes';
import { simulationRoutes } from './samples/simulations.routes';
import { staffOnly } from './staff-only';
import { markupMoneySettings, settingsEntity } from './settings/settings';
import { settingsRoutes } from './settings/settings.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { versionKind } from './versions/approval';
import { versionRoutes } from './versions/versions.routes';
import { zoneFinder } from './zones/zone-finder';
import { zoneRoutes } from './zones/zones.routes';

/** The markups domain: rules that turn supplier prices into the prices that companies pay (TRAVEL-RULES 24 to 30). */
export const markupsServer: ServerModule = {
  name: 'markups',
  migrations: {
    '20261124T0554_markups': markups,
    '20261124T0555_markup_samples': samples,
    '20261129T1443_discount_share': discountShare,
    '20261129T1857_markups_compact': compact,
    '20261130T0700_markup_products': products,
  },
  searched: [searchedMarkups, searchedZones],
  texts: { en, fr, ar },
  constraints: {
    markup_rule_companies_named: { field: 'companies', code: 'markup_company_unknown' },
    markup_rule_suppliers_named: { field: 'suppliers', code: 'markup_supplier_unknown' },
    markup_rule_zones_named: { field: 'origins', code: 'markup_zone_unknown' },
    markup_zone_members_member: { field: 'zones', code: 'zone_unknown' },
  },
  permissions: markupsPermissions,
  tools: (kernel) => ({ markups: markupTools(kernel) }),
  contribute: (kernel) => {
    registerApprovalKind(kernel, versionKind(kernel));
    registerMoneySettings(kernel, markupMoneySettings);
  },
  routes: async (app) => {
    await app.register(async (scope) => {
      staffOnly(scope);
      markupRoutes(scope);
      versionRoutes(scope);
      markupExport(scope);
      simulationRoutes(scope);
      overlapRoutes(scope);
      priceCheckRoutes(scope);
      zoneRoutes(scope);
      settingsRoutes(scope);
    });
  },
  jobs: markupJobs,
  demo: loadDemoMarkups,
  recordKinds: { markup: markupKind },
  finders: { markup: markupFinder, markup_zone: zoneFinder },
  histories: {
    markup: { permissions: [markupPermissions.list, markupPermissions.update] },
    markup_zone: { permissions: [zonePermissions.list, zonePermissions.update] },
    [settingsEntity.entity]: { permissions: [markupPermissions.settings] },
  },
};
