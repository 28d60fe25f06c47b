import { CallAbandoned, SupplierFault } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import { atSupplier } from './at-supplier';
import { failed, failureOf, type Failure } from './failure';
import { companyExists, rateSupplier, takeTurn, type RateSupplier, type RateTurn } from './negotiated.sql';
import { endTurn, forget, register, TurnLost, withdraw, type Step } from './step';

/** The calls of a turn end before another process may take the next one. */
const longestTurnMs = 180_000;
const longestCallsMs = 150_000;
/** A rate may be changed while it is being registered. */
const mostRounds = 3;

/**
 * Brings a rate to its supplier: registers, changes or removes it there, and stores the result. One process at a time does so for a rate;
 * the others do nothing. Returns the failure, null if there is none.
 */
export async function bringToSupplier(tools: HotelTools, id: string): Promise<Failure | null> {
  for (let round = 1; round <= mostRounds; round += 1) {
    const now = new Date();
    const turn: RateTurn = { id, until: new Date(now.getTime() + longestTurnMs) };
    const row = await takeTurn(tools.db, turn, now);
    if (!row) return null;
    const key = { companyId: row.company_id, supplierId: row.supplier_id };
    const supplier = await rateSupplier(tools.db, key);
    const step = { tools, supplier: supplier ?? { name: key.supplierId }, turn, row };
    try {
      const failure = supplier ? await attempt(tools, supplier, step) : await forget(step, 'left');
      const after = await endTurn(step, failure);
      if (!after || after.version === row.version) return failure;
    } catch (error) {
      if (error instanceof TurnLost) return null;
      throw error;
    }
  }
  return null;
}

async function attempt(tools: HotelTools, supplier: RateSupplier, step: Step): Promise<Failure | null> {
  const { row } = step;
  const isOver = row.deleted_at !== null || !(await companyExists(tools.db, row.company_id));
  if (!isOver && !supplier.active) return failed('inactive');
  const signal = AbortSignal.any([tools.kernel.stopping, AbortSignal.timeout(longestCallsMs)]);
  const about = { companyId: row.company_id, reference: row.id, signal };
  try {
    return await atSupplier(tools, supplier, about, (at) =>
      isOver ? withdraw(step, at) : register(step, at),
    );
  } catch (error) {
    if (error instanceof SupplierFault || error instanceof CallAbandoned) return failureOf(error);
    throw error;
  }
}
