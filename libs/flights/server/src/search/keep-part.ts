import type { Seller } from '@traveldesk/companies-server';
import type { FlightTools } from '../flights.tools';
import type { KeptOffer } from './kept-offer';
import type { TranslatedNames } from './names';
import { newBatchId, offerIdOf } from './offer-ids';
import { insertBatch } from './offers.sql';
import type { Run } from './run';

/** Where offers are kept, and who is told of them. */
export interface Keeping {
  run: Run;
  expiresAt: Date;
  /** Sees each part of a supplier's offers, once it is kept. */
  seen(seller: Pick<Seller, 'id'>, offers: readonly KeptOffer[]): void;
}

/** Offers of one supplier that are shown together: what makes each of them, once it has an id, and the names of their codes. */
export interface Part {
  makers: readonly ((id: string) => KeptOffer)[];
  namesOf(offers: readonly KeptOffer['offer'][]): TranslatedNames | Promise<TranslatedNames>;
}

/** Keeps offers and then shows them, so that what is shown can be chosen. Answers how many. */
export async function keepPart(
  { db }: Pick<FlightTools, 'db'>,
  seller: Pick<Seller, 'id' | 'key'>,
  { makers, namesOf }: Part,
  { run, expiresAt, seen }: Keeping,
): Promise<number> {
  const id = newBatchId();
  const offers = makers.map((make, index) => make(offerIdOf(id, index)));
  const names = await namesOf(offers.map(({ offer }) => offer));
  const batch = { supplier: seller.key, offers, names };
  await insertBatch(db, { id, searchId: run.id, supplierId: seller.id, expiresAt, batch });
  seen(seller, offers);
  run.emit({ type: 'offers', ...batch });
  return offers.length;
}
