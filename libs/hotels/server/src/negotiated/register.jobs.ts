import { companyAccounts } from '@traveldesk/companies-server';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { bringToSupplier } from './bring-to-supplier';
import { idleRates, type RateRow } from './negotiated.sql';
import { isRegistered } from './registration';

const queue = 'hotels-negotiated-rates';

/** The time after the first failed attempt; each further one takes twice as long, up to the longest. */
const firstWaitMs = 5 * 60_000;
const longestWaitMs = { refused: 24 * 3_600_000, others: 3_600_000 };

/** Registers the job that brings negotiated rates to suppliers which did not answer, or whose access has changed. */
export async function negotiatedJobs(kernel: Kernel): Promise<void> {
  const tools = toolsOf(kernel, 'hotels');
  await kernel.jobs.queue(queue, () => bringAllToSuppliers(tools));
  await kernel.jobs.schedule(queue, '*/5 * * * *');
}

/** Registers, changes or removes all rates whose state at the supplier is out of date. If a supplier does not answer, its further
 * rates wait for the next run. */
export async function bringAllToSuppliers(tools: HotelTools, now = new Date()): Promise<void> {
  const silent = new Set<string>();
  const accounts = new Map<string, Promise<readonly string[]>>();
  for (const row of await idleRates(tools.db, now)) {
    const { company_id: companyId, supplier_id: supplierId } = row;
    if (tools.kernel.stopping.aborted) return;
    if (silent.has(supplierId) || !isDue(row, now)) continue;
    const key = `${companyId} ${supplierId}`;
    if (!accounts.has(key)) accounts.set(key, companyAccounts(tools, { companyId, supplierId }));
    if (row.company !== null && isRegistered(row, (await accounts.get(key)) ?? [])) continue;
    try {
      const failure = await bringToSupplier(tools, row.id);
      if (failure?.reason === 'unavailable' || failure?.reason === 'in_doubt') silent.add(supplierId);
    } catch (error) {
      tools.log.error({ err: error, rate: row.id }, 'a negotiated rate could not be brought to its supplier');
    }
  }
}

function isDue({ failure, tries, tried_at }: RateRow, now: Date): boolean {
  if (failure === null || tried_at === null) return true;
  const longest = failure === 'refused' ? longestWaitMs.refused : longestWaitMs.others;
  return tried_at.getTime() + Math.min(firstWaitMs * 2 ** (tries - 1), longest) <= now.getTime();
}
