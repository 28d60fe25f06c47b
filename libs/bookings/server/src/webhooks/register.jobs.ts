import { bookingPaths } from '@traveldesk/bookings-contract';
import { systemChange, toolsOf, type Kernel } from '@traveldesk/shared-server';
import type { AtSupplier } from '../product/at-supplier';
import { productBy } from '../product/product';
import { sealEventSecret } from './event-secret';
import { saveEndpoint, unregistered, type Unregistered } from './webhooks.sql';

const queue = 'bookings-webhooks';

/** The base path of the API (DESIGN 3). */
const base = '/api/v1';

/** Registers the job that sets up webhooks at suppliers with bookings; every 15 minutes, as a supplier may not answer. */
export async function registerJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(queue, () => registerWebhooks(kernel));
  await kernel.jobs.schedule(queue, '*/15 * * * *');
}

/** Registers missing webhooks. A failure is retried and only logged, as polling finds all changes later anyway. */
export async function registerWebhooks(kernel: Kernel): Promise<void> {
  const urlOf = (key: string) => `${kernel.config.publicUrl}${base}${bookingPaths.webhook(key)}`;
  for (const supplier of await unregistered(kernel.db, urlOf)) {
    try {
      await registerAt(kernel, supplier, urlOf(supplier.key));
    } catch (error) {
      if (!productBy(kernel, supplier.protocol).isUnanswered(error)) throw error;
      kernel.log.info(
        { err: error, supplier: supplier.key },
        'a supplier did not answer the registration for events',
      );
    }
  }
}

async function registerAt(kernel: Kernel, supplier: Unregistered, url: string): Promise<void> {
  const signal = AbortSignal.any([kernel.stopping]);
  const at: AtSupplier = { seller: supplier, companyId: null, reference: supplier.id, signal };
  const { webhooks } = productBy(kernel, supplier.protocol);
  const made = await webhooks.register(at, { url, ref: supplier.ref });
  if (!made) {
    kernel.log.info({ supplier: supplier.key }, 'a supplier sends events elsewhere, or nowhere');
    return;
  }
  const { ref, secret } = made;
  const sealed = sealEventSecret(kernel.secrets, supplier.id, secret);
  const now = toolsOf(kernel, 'bookings').now();
  await systemChange(kernel, async (tx, record) => {
    await saveEndpoint(tx, { supplierId: supplier.id, ref, url, sealed, at: now });
    record({ entity: 'supplier', id: supplier.id, action: 'webhook_registered', after: { url } });
  });
}
