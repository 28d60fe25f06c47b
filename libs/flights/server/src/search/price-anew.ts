import type { Seller } from '@traveldesk/companies-server';
import type { SupplierLine } from '@traveldesk/flights-contract';
import { minorUnits } from '@traveldesk/shared-contract';
import type { FlightTools } from '../flights.tools';
import { codesOf } from '../check/airports';
import type { Asking } from './ask-supplier';
import { keepPart } from './keep-part';
import { factsOf, pricedAnew, type KeptOffer } from './kept-offer';
import { mergedNames, namesOfOffers, type TranslatedNames } from './names';
import type { Pricing } from './pricing';
import type { OpenSearch } from './run';
import { createSellOrder } from './sell-order';
import type { Source } from './start-search';

/**
 * Reprices the answers of a search whose rules have changed, even while it runs, as a search of its own (docs/adr/0032). No supplier is
 * asked. A supplier's offers appear only when it has finished, because repricing changes their order.
 */
export function fromSearch(
  tools: FlightTools,
  sellers: readonly Seller[],
  { startedAt, events }: Pick<OpenSearch, 'startedAt' | 'events'>,
  askedId: string,
): Source {
  return {
    startedAt,
    asks: false,
    askedId,
    answers: async (asking) => {
      const found = new Map<string, Found>();
      const outcomes: SupplierLine[] = [];
      for await (const event of events(abandonedOf(asking.run.signal))) {
        if (event.type === 'end') break;
        const seller = sellers.find(({ key }) => key === event.supplier);
        // Suppliers that the company may no longer buy from are left out.
        if (!seller) continue;
        if (event.type === 'offers') note(found, event);
        else if (event.status !== 'done' && event.status !== 'failed') asking.run.emit(event);
        else outcomes.push(await sellAnew(tools, seller, event, found.get(event.supplier), asking));
      }
      return outcomes;
    },
  };
}

interface Found {
  offers: readonly KeptOffer[];
  names: TranslatedNames;
}

function note(found: Map<string, Found>, { supplier, offers, names }: Found & { supplier: string }): void {
  const before = found.get(supplier);
  found.set(
    supplier,
    before
      ? { offers: [...before.offers, ...offers], names: mergedNames(before.names, names) }
      : { offers, names },
  );
}

/** Aborts when nobody reads any more. A deadline is left to the original search, which reports how its suppliers ended. */
function abandonedOf(signal: AbortSignal): AbortSignal {
  const abandoned = new AbortController();
  const leave = () => {
    if (signal.reason === 'abandoned') abandoned.abort();
  };
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  return abandoned.signal;
}

interface Sold {
  kept: KeptOffer;
  pricing: Pricing;
  sell: bigint;
  key: string;
}

async function sellAnew(
  tools: FlightTools,
  seller: Seller,
  ended: SupplierLine,
  found: Found | undefined,
  asking: Asking,
): Promise<SupplierLine> {
  const { pricing, run } = asking;
  const pricer = pricing.pricerFor(seller);
  let line = ended;
  if (found && !pricer) line = { ...ended, status: 'failed', reason: 'no_rate', count: 0 };
  if (found && pricer) {
    await pricing.learn(codesOf(found.offers.map(({ offer }) => offer)));
    const sold = found.offers.map((kept): Sold => {
      const priced = pricer.price(factsOf(kept));
      const sell = minorUnits(priced.sell.total);
      return { kept, pricing: priced, sell, key: kept.offer.offer_key };
    });
    for (const part of createSellOrder<Sold>().take(sold, null)) {
      const makers = part.map(
        ({ kept, pricing: priced }) =>
          (id: string) =>
            pricedAnew(id, kept, priced),
      );
      await keepPart(
        tools,
        seller,
        { makers, namesOf: (offers) => namesOfOffers(found.names, offers) },
        asking,
      );
    }
  }
  run.emit(line);
  return line;
}
