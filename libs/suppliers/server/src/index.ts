import { toolsOf, type ServerModule } from '@traveldesk/shared-server';
import { supplierReaders, suppliersPermissions } from '@traveldesk/suppliers-contract';
import { resealCredentials } from './credentials';
import { loadDemoSuppliers } from './demo';
import * as suppliers from './migrations/20261121T0320_suppliers';
import * as compact from './migrations/20261129T1856_suppliers_compact';
import { searchedSuppliers } from './suppliers.searched';
import * as moves from './migrations/20261122T1220_supplier_moves';
import * as lapInfants from './migrations/20261122T0055_lap_infants';
import * as protocols from './migrations/20261129T2120_supplier_protocols';
import * as protocolNames from './migrations/20261130T0605_protocol_names';
import * as supplierCalls from './migrations/20261130T0720_supplier_calls';
import * as callPurposes from './migrations/20261130T0781_supplier_call_purposes';
import * as searches from './migrations/20261201T1101_supplier_searches';
import * as singleNames from './migrations/20261129T1810_single_names';
import { supplierFinder } from './supplier-finder';
import { supplierTestRoutes } from './supplier-test.routes';
import { supplierExport } from './suppliers.export';
import { supplierRoutes } from './suppliers.routes';
import { forgetCalls } from './call/supplier-calls.sql';
import { supplierTools } from './suppliers.tools';
import { searchCountJobs } from './use/searches.jobs';
import { supplierUseRoutes } from './use/use.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

const resealQueue = 'reseal-supplier-credentials';
const forgetQueue = 'forget-supplier-calls';

export { namesOfAccount, type AccountLimits } from './call/account-limits';
export { breakerFailures } from './call/breaker';
export {
  callsOf,
  type CallContext,
  type CallSupplier,
  type SupplierCalls,
  type UsableAnswer,
} from './call/calls-of';
export { fetchFile, mayNameFile } from './call/fetch-file';
export { CallAbandoned, reasonOfStatus, SupplierFault } from './call/fault';
export { unavailable } from './call/unavailable';
export { createGates, limitsOf, orderConcurrency, type CallKind, type GateOf } from './call/kinds';
export type { ReadRefusal, StoredRefusal, RefusalError } from './call/said';
export type { CallRecords } from './call/call-records';
export { insertCall } from './call/supplier-calls.sql';
export type { OrderPurpose } from './call/supplier-calls.table';
export { hostPolicyOf, type HostPolicy } from './call/host-policy';
export type { Reached, SupplierAnswer, SupplierConnection } from './call/supplier-call';
export type { SupplierRequest } from './call/supplier-request';
export {
  protocolsOf,
  registerProtocol,
  sentSecrets,
  type MaskedFields,
  type ProtocolProducts,
  type SupplierProtocol,
} from './protocols';
export {
  maskedExchange,
  withoutAmounts,
  type Exchange,
  type MaskedExchange,
  type Masking,
} from './effects/masked-exchange';
export {
  done,
  inDoubt,
  refused,
  type DoneOutcome,
  type DoubtCause,
  type InDoubt,
  type Outcome,
  type Quoted,
  type RefusalCause,
  type Refused,
  type RefusedField,
} from './effects/outcome';
export { askWith, isUnanswered, performWith } from './effects/perform';
export { registerEndpoint } from './effects/register-endpoint';
export type { AtSupplier } from './effects/at-supplier';
export type { Delivery, Forgery, NewWebhookEndpoint, WebhookEndpoint, WebhookPlace } from './effects/webhook';
export { withExchangeLog } from './effects/with-exchange-log';
export { withoutNetPrices } from './effects/without-net-prices';
export { reportSupplier } from './search/report-supplier';
export { searchedSupplier } from './search/searched-supplier';
export { mayBeShared } from './search/may-be-shared';
export { searchKey, suppliersKey } from './search/search-key';
export { createTally } from './search/tally';
export { searchesBetween, searchesCountedSince } from './use/searches.sql';
export { registerKeptCredentials } from './kept-credentials';
export type { KeptCredentials } from './suppliers.tools';
export { addressOf } from './supplier-address';
export { connectionOf, type NoConnection, type StoredConnection } from './supplier-connection';

/** The suppliers module: addresses, credentials and limits. */
export const suppliersServer: ServerModule = {
  name: 'suppliers',
  migrations: {
    '20261121T0320_suppliers': suppliers,
    '20261122T0055_lap_infants': lapInfants,
    '20261122T1220_supplier_moves': moves,
    '20261129T1810_single_names': singleNames,
    '20261129T1856_suppliers_compact': compact,
    '20261129T2120_supplier_protocols': protocols,
    '20261130T0605_protocol_names': protocolNames,
    '20261130T0720_supplier_calls': supplierCalls,
    '20261130T0781_supplier_call_purposes': callPurposes,
    '20261201T1101_supplier_searches': searches,
  },
  searched: [searchedSuppliers],
  texts: { en, fr, ar },
  constraints: {
    suppliers_key_unique: { field: 'key', code: 'supplier_key_taken' },
    suppliers_module_fkey: { field: 'module_id', code: 'supplier_module_unknown' },
  },
  permissions: suppliersPermissions,
  finders: { supplier: supplierFinder },
  histories: { supplier: { permissions: supplierReaders } },
  tools: (kernel) => ({ suppliers: supplierTools(kernel) }),
  routes: (app, kernel) => {
    const tools = toolsOf(kernel, 'suppliers');
    supplierRoutes(app, tools);
    supplierExport(app);
    supplierTestRoutes(app, tools);
    supplierUseRoutes(app);
    app.addHook('onClose', () => tools.callRecords.stored().then(() => {}));
  },
  jobs: async (kernel) => {
    await kernel.jobs.queue(resealQueue, async () => {
      await resealCredentials(kernel, kernel.secrets);
    });
    await kernel.jobs.queue(forgetQueue, () => forgetCalls(kernel.db));
    await kernel.jobs.schedule(forgetQueue, '27 3 * * *');
    await searchCountJobs(kernel);
    // A new SECRET_KEY takes effect at a start, so re-encrypt then.
    await kernel.jobs.send(resealQueue, {});
  },
  demo: (kernel) => loadDemoSuppliers(kernel, toolsOf(kernel, 'suppliers')),
};
