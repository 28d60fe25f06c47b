import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { Seller } from '@traveldesk/companies-server';
import { typeByAge, type FlightCriteria } from '@traveldesk/flights-contract';
import type { PricedOffer } from '@traveldesk/markups-contract/engine';
import { CallAbandoned, SupplierFault } from '@traveldesk/suppliers-server';
import type { SupplierNames, SupplierOffers } from '../adapter';
import { callsFor } from '../call/calls-for';
import { codesOf } from '../check/airports';
import { checkContext } from '../check/check-context';
import type { Sieve } from '../check/sieve';
import type { FlightTools } from '../flights.tools';
import type { SearchPricing } from './frozen-pricing';
import { soldOffer, type SoldOffer } from './pricing';
import type { Run } from './run';
import { createSellOrder, firstPart, laterPart } from './sell-order';
import { takesTravellers } from './sellers-for';

/** Enough time to compress a line and pass it to the network. */
const firstLineMs = 5;

/** A part of a supplier's offers in order of selling price, and the supplier's names of their codes. */
export interface AnswerPart {
  offers: readonly SoldOffer[];
  theirs: SupplierNames;
}

export interface Asked {
  run: Run;
  criteria: FlightCriteria;
  companyId: string | null;
  pricing: SearchPricing;
}

/** Yields a supplier's checked offers, part by part; other work runs between two parts. */
export async function* answerParts(
  tools: FlightTools,
  seller: Seller,
  sieve: Sieve,
  asked: Asked,
): AsyncGenerator<AnswerPart, void> {
  const { run, criteria, companyId, pricing } = asked;
  // Reported for this supplier only; other suppliers may accept the travelers.
  if (!takesTravellers(seller, criteria)) throw new SupplierFault('unsupported', 'no');
  // Without an exchange rate, the supplier's prices cannot be shown in the search's currency.
  if (!pricing.pricerFor(seller)) throw new SupplierFault('no_rate', 'no');
  const { call, offers, settle, timeoutMs } = await callsFor(tools, {
    seller,
    companyId,
    reference: run.id,
    kind: 'search',
    signal: run.signal,
  });
  const { key, currency } = seller;
  let reading: Parameters<typeof settle>[0] = 'unread';
  try {
    const answer = await offers.search(call, criteria, {
      key: `${tools.offerSecret} ${key}`,
      currency,
      timeoutMs,
    });
    yield* inSellOrder(tools, seller, sieve, answer, asked);
    reading = sieve.fault() ?? 'ok';
  } catch (error) {
    if (error instanceof SupplierFault) reading = error.reason;
    throw error;
  } finally {
    settle(reading);
  }
}

/** Reads only as many offers as are needed to know which come first. */
export async function* inSellOrder(
  tools: Pick<FlightTools, 'names' | 'zones'>,
  seller: Seller,
  sieve: Sieve,
  answer: SupplierOffers,
  { run, criteria, pricing }: Asked,
): AsyncGenerator<AnswerPart, void> {
  const pricer = pricing.pricerFor(seller);
  if (!pricer) return;
  const travellers = travellersIn(criteria);
  const order = createSellOrder<SoldOffer>();
  let isFirst = true;
  while (answer.left() > 0) {
    const batch = answer.read(isFirst ? firstPart : laterPart);
    const context = await checkContext(tools, seller, criteria, { ...batch, names: answer.names });
    await pricing.learn(codesOf(batch.offers));
    const sold = sieve.sift(batch, context).map((offer) => soldOffer(offer, pricer));
    const least = answer.least();
    for (const offers of order.take(sold, least && pricer.least(least, travellers))) {
      yield { offers, theirs: answer.names };
      // Lets the first line be compressed and sent before the next offers use the CPU.
      await (isFirst ? pause(firstLineMs) : breathe());
      isFirst = false;
    }
    if (isFirst) await breathe();
    if (run.signal.aborted) throw new CallAbandoned('maybe');
  }
}

/** All travelers of the search; an offer for others is rejected. */
function travellersIn({ adults, children, infants }: FlightCriteria): PricedOffer['travellers'] {
  const minors = [...children, ...infants].map((age) => ({ type: typeByAge(age) }));
  return [...Array.from({ length: adults }, () => ({ type: 'adult' as const })), ...minors];
}
