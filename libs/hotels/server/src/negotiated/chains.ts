import type { NegotiatedChains } from '@traveldesk/hotels-contract';
import { CallAbandoned, SupplierFault } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import { atSupplier } from './at-supplier';
import { latestChains, storeChains } from './chains.sql';
import type { RateSupplier } from './negotiated.sql';

/** A supplier's chains hardly ever change. */
const freshMs = 3_600_000;

/** Returns the chains of a supplier as of the last hour, otherwise a new list, or the last known one if the supplier does not answer. */
export async function readChains(
  tools: HotelTools,
  supplier: RateSupplier,
  about: { companyId: string; signal: AbortSignal },
): Promise<NegotiatedChains> {
  const { db } = tools;
  const stored = await latestChains(db, supplier.id);
  const now = new Date();
  if (stored.at && now.getTime() - stored.at.getTime() < freshMs)
    return { answered: true, data: stored.chains };
  try {
    const chains = await atSupplier(tools, supplier, { ...about, reference: null }, ({ call, negotiated }) =>
      negotiated.chains(call),
    );
    await storeChains(db, supplier.id, { chains, at: now });
  } catch (error) {
    if (!(error instanceof SupplierFault || error instanceof CallAbandoned)) throw error;
    return { answered: false, data: stored.chains };
  }
  return { answered: true, data: (await latestChains(db, supplier.id)).chains };
}
