import { createSecrets, type Kernel, type ServerModule } from '@traveldesk/shared-server';
import { suppliersPermissions } from '@traveldesk/suppliers-contract';
import { hostPolicyOf } from './call/host-policy';
import { resealCredentials } from './credentials';
import { loadDemoSuppliers } from './demo';
import * as suppliers from './migrations/20261121T0320_suppliers';
import * as lapInfants from './migrations/20261122T0055_lap_infants';
import { supplierTestRoutes } from './supplier-test.routes';
import type { SupplierTools } from './suppliers';
import { supplierExport } from './suppliers.export';
import { supplierRoutes } from './suppliers.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

const resealQueue = 'reseal-supplier-credentials';

function toolsOf({ config }: Pick<Kernel, 'config'>): SupplierTools {
  return { secrets: createSecrets(config.secretKey), policy: hostPolicyOf(config) };
}

export { hostPolicyOf, type HostPolicy } from './call/host-policy';
export {
  callSupplier,
  SupplierCallError,
  type CallFailure,
  type CallLimits,
  type SupplierAnswer,
  type SupplierConnection,
  type SupplierRequest,
} from './call/supplier-call';
export { connectionOf, type NoConnection } from './supplier-connection';

/** Where the platform buys: addresses, credentials and limits of its suppliers. */
export const suppliersServer: ServerModule = {
  name: 'suppliers',
  migrations: { '20261121T0320_suppliers': suppliers, '20261122T0055_lap_infants': lapInfants },
  texts: { en, fr, ar },
  permissions: suppliersPermissions,
  routes: (app, kernel) => {
    const tools = toolsOf(kernel);
    supplierRoutes(app, tools);
    supplierExport(app);
    supplierTestRoutes(app, tools);
  },
  jobs: async (kernel) => {
    const { secrets } = toolsOf(kernel);
    await kernel.jobs.queue(resealQueue, async () => {
      await resealCredentials(kernel, secrets);
    });
    // A new SECRET_KEY is read at a start, so a start is when rows may be due.
    await kernel.jobs.send(resealQueue, {});
  },
  demo: (kernel) => loadDemoSuppliers(kernel, toolsOf(kernel)),
};
