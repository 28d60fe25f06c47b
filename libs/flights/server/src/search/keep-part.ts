import type { Seller } from '@traveldesk/companies-server';
import { idInBatch, newBatchId } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import type { KeptOffer } from './kept-offer';
import type { TranslatedNames } from './names';
import { insertBatch } from './offers.sql';
import type { Run } from './run';

/** The target of found offers: their search and its listeners. */
export interface Keeping {
  run: Run;
  expiresAt: Date;
  /** Called with each part of a supplier's offers once it is stored. */
  seen(seller: Pick<Seller, 'id'>, offers: readonly KeptOffer[]): void;
}

/** Offers of one supplier that are shown together: functions that build each offer with its id, and the names of their codes. */
export interface Part {
  makers: readonly ((id: string) => KeptOffer)[];
  namesOf(offers: readonly KeptOffer['offer'][]): TranslatedNames | Promise<TranslatedNames>;
}

/** Stores offers before showing them, so that every shown offer can be chosen. Returns their number. */
export async function keepPart(
  { db }: Pick<FlightTools, 'db'>,
  seller: Pick<Seller, 'id' | 'key'>,
  { makers, namesOf }: Part,
  { run, expiresAt, seen }: Keeping,
): Promise<number> {
  const id = newBatchId();
  const offers = makers.map((make, index) => make(idInBatch(id, index)));
  const names = await namesOf(offers.map(({ offer }) => offer));
  const batch = { supplier: seller.key, offers, names };
  await insertBatch(db, { id, searchId: run.id, supplierId: seller.id, expiresAt, batch });
  seen(seller, offers);
  run.emit({ type: 'offers', ...batch });
  return offers.length;
}
