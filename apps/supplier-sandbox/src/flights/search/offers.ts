import { invalidState, notFound } from '../../http/errors';
import type { Seats } from '../orders/seats';
import type { Store } from '../../state/store';
import { draftsOf, type Draft } from './drafts';
import { expiryOf, offerWire, type OfferWire } from './offer.wire';
import { searchIdOf, type SearchRecord } from './record';
import { scenarioOf } from './scenarios';
import { wholeUnits } from '../../world/money';

/** The number of searches with cached offers; others are recomputed. */
const mostReady = 40;
/** The price increase per view (SUPPLIER 6). */
const rise = 10;

export interface FoundOffer {
  draft: Draft;
  search: SearchRecord;
}

/** Finds offers by search and by id. */
export class Offers {
  readonly #ready = new Map<string, Draft[]>();
  /** The number of views of an offer on the rising route. It affects only the current price, so it may be lost. */
  readonly #looks = new Map<string, number>();

  constructor(
    private readonly store: Store,
    private readonly seats: Seats,
    private readonly now: () => number,
  ) {}

  /** Returns the offers of a search that can be bought now, cheapest first. */
  of(search: SearchRecord): Draft[] {
    const seated = seatsOf(search);
    return this.#drafts(search)
      .filter((draft) => expiryOf(draft, search) > this.now())
      .filter(({ itineraries }) => this.seats.fit(itineraries, search.cabin, seated))
      .slice(0, search.mostOffers);
  }

  /** Returns a customer's offer, even if expired. Throws not_found. */
  find(account: string, id: string): FoundOffer {
    const search = this.store.get('searches', searchIdOf(id.slice(8, 22)));
    const draft = search?.account === account ? this.#drafts(search).find((one) => one.id === id) : undefined;
    if (!search || !draft) throw notFound('offer');
    return { draft, search };
  }

  /** Throws if the offer has expired or its seats are gone. */
  assertOpen({ draft, search }: FoundOffer): void {
    if (expiryOf(draft, search) <= this.now()) {
      throw invalidState('offer_expired', 'The offer has expired: search again.');
    }
    if (!this.seats.fit(draft.itineraries, search.cabin, seatsOf(search))) {
      throw invalidState('offer_no_longer_available', 'The offer is no longer available: search again.');
    }
  }

  wire({ draft, search }: FoundOffer): OfferWire {
    const edits = this.store.get('edits', draft.id)?.passengers ?? {};
    return offerWire(draft, { search, edits, surcharge: this.surcharge({ draft, search }) });
  }

  /** Returns the price increase on the rising route, in minor units. */
  surcharge({ draft, search }: FoundOffer): number {
    return wholeUnits((this.#looks.get(draft.id) ?? 0) * rise, search.currency);
  }

  /** Counts a view of a single offer on the rising route. */
  look({ draft, search }: FoundOffer): void {
    if (scenarioOf(search.slices) !== 'price_rises') return;
    this.#looks.set(draft.id, (this.#looks.get(draft.id) ?? 0) + 1);
  }

  clear(): void {
    this.#ready.clear();
    this.#looks.clear();
  }

  #drafts(search: SearchRecord): Draft[] {
    const known = this.#ready.get(search.id);
    const drafts = known ?? draftsOf(search);
    // Reinserted, so that the least recently used search is first.
    this.#ready.delete(search.id);
    this.#ready.set(search.id, drafts);
    const [oldest] = this.#ready.keys();
    if (this.#ready.size > mostReady && oldest !== undefined) this.#ready.delete(oldest);
    return drafts;
  }
}

/** Returns the number of passengers with their own seats. */
export function seatsOf(search: SearchRecord): number {
  return search.passengers.filter(({ fare }) => fare !== 'infant_without_seat').length;
}
