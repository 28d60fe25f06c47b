import { findModuleByKey } from '@traveldesk/modules-server';
import { systemChange, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { otherSuppliers, trainingSuppliers, type DemoSupplier } from './demo.data';
import { createSupplier, moveSupplier } from './suppliers';
import { findSupplierByKey } from './suppliers.sql';
import type { WritingTools } from './suppliers.tools';

/**
 * Creates the demo suppliers, some of them at the training supplier. If any supplier exists nothing is added; the training suppliers' port
 * is updated.
 */
export async function loadDemoSuppliers(kernel: Kernel, tools: WritingTools): Promise<void> {
  const training = trainingSuppliers(kernel.config.sandboxPort);
  await systemChange(kernel, async (tx, record) => {
    const there = await tx.selectFrom('suppliers').select('id').limit(1).executeTakeFirst();
    if (there) return followPort(tx, record, training);
    for (const { module, ...supplier } of [...training, ...otherSuppliers]) {
      const input = { ...supplier, module_id: await moduleId(tx, module) };
      await createSupplier(tx, record, null, input, tools);
    }
  });
}

async function moduleId(tx: Tx, key: string): Promise<string> {
  const module = await findModuleByKey(tx, key);
  if (!module) throw new Error(`There is no module ${key} for a demo supplier.`);
  return module.id;
}

const loopback = /^http:\/\/127\.0\.0\.1:\d+$/;

async function followPort(tx: Tx, record: Recorder, training: readonly DemoSupplier[]): Promise<void> {
  for (const { key, base_url } of training) {
    const supplier = await findSupplierByKey(tx, key);
    if (supplier && loopback.test(supplier.base_url) && supplier.base_url !== base_url) {
      await moveSupplier(tx, record, { before: supplier, baseUrl: base_url });
    }
  }
}
