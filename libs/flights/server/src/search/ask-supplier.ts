import type { Seller } from '@traveldesk/companies-server';
import type { SupplierLine } from '@traveldesk/flights-contract';
import { reportSupplier } from '@traveldesk/suppliers-server';
import { createSieve, type Sieve } from '../check/sieve';
import type { FlightTools } from '../flights.tools';
import { answerParts, type AnswerPart, type Asked } from './answer-parts';
import { keepPart, type Keeping, type Part } from './keep-part';
import { keptOffer } from './kept-offer';

export interface Asking extends Asked, Keeping {}

/** Asks one supplier and emits its progress; never throws for a supplier's failure. Returns the supplier's result. */
export async function askSupplier(tools: FlightTools, seller: Seller, asking: Asking): Promise<SupplierLine> {
  const { run } = asking;
  const sieve = createSieve(seller);
  const { key: supplier } = seller;
  const { signal, emit } = run;
  const reported = { supplier, tally: sieve, signal, emit, log: tools.log };
  return reportSupplier(reported, keptParts(tools, seller, sieve, asking));
}

/** Stores and shows the parts of an answer; yields the number of offers in each. */
async function* keptParts(
  tools: FlightTools,
  seller: Seller,
  sieve: Sieve,
  asking: Asking,
): AsyncGenerator<number, void> {
  for await (const part of answerParts(tools, seller, sieve, asking)) {
    yield await keepPart(tools, seller, partOf(tools, seller, part, asking.expiresAt), asking);
  }
}

/** Prepares a part of the answer for storage and display. */
function partOf(
  { names: book, policy }: FlightTools,
  seller: Seller,
  { offers, theirs }: AnswerPart,
  expiresAt: Date,
): Part {
  const training = policy.isTraining(new URL(seller.base_url));
  const context = { supplierKey: seller.key, training, expiresAt };
  return {
    makers: offers.map((sold) => (id) => keptOffer(id, sold, context)),
    namesOf: (kept) => book.of(kept, theirs),
  };
}
