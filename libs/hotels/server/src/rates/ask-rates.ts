import type { Seller } from '@traveldesk/companies-server';
import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import { newBatchId } from '@traveldesk/shared-server';
import { reportSupplier, SupplierFault, type CallSupplier } from '@traveldesk/suppliers-server';
import type { Asked, OpenedStay, StayAdapter, StayBatch, WantedRates } from '../adapter';
import type { HotelTools } from '../hotels.tools';
import { pricingOf } from '../search/pricing';
import type { WantedSearch } from '../search/read-stay';
import { resultLifeMs } from '../search/searches.sql';
import { createStaySieve, type StaySieve } from '../search/sieve';
import { askStays } from '../stay-calls';
import { keepRates } from './keep-rates';
import type { KeptRates, ShownRates } from './kept-rates';
import { insertRates } from './rates.sql';

/** The deadline of one supplier's rates; the supplier's own timeout may be shorter. */
const deadlineMs = 30_000;

export interface AskedRates {
  wanted: WantedSearch;
  seller: Seller;
  /** Our record, and the supplier's id of the property. */
  property: { id: string; ref: string };
  /** The supplier's id of a stored result; null if there is none. */
  result: string | null;
  /** The rules in force at `at`. */
  rules: CompiledRules;
  at: Date;
}

/** A property that the supplier does not sell for these days and guests. */
const notSold: Omit<KeptRates, 'outcome'> = {
  property: null,
  propertyRef: null,
  details: null,
  rooms: [],
  rates: [],
  context: null,
};

/** Asks a supplier for the rates of a property; checks, prices and stores them. Never throws for a supplier's failure. */
export async function askRates(tools: HotelTools, asked: AskedRates): Promise<ShownRates> {
  const { wanted, seller, property, rules, at } = asked;
  const { check_in, check_out, rooms, adults, children } = wanted.stay;
  const sought: WantedRates = { property: property.ref, check_in, check_out, rooms, adults, children };
  const sieve = createStaySieve(sought, seller.currency);
  const signal = AbortSignal.any([AbortSignal.timeout(deadlineMs), tools.stopping]);
  const [id, createdAt] = [newBatchId(), new Date()];
  const pricer = (await pricingOf(tools, wanted, [seller], { rules, at })).pricerFor(seller);
  let content = notSold;
  const parts = async function* (): AsyncGenerator<number> {
    // Without an exchange rate, the supplier's prices cannot be shown in the search's currency.
    if (!pricer) throw new SupplierFault('no_rate', 'no');
    const stay = await stayNow(tools, { asked, sought, sieve, reference: id, signal });
    if (!stay) return;
    content = await keepRates(tools, stay, { id, createdAt, asked, pricer, sieve });
    yield content.rates.length;
  };
  const outcome = await reportSupplier(
    { supplier: seller.key, tally: sieve, signal, emit: () => undefined, log: tools.log },
    parts(),
  );
  const shown = { ...content, outcome };
  if (outcome.status === 'failed') return shown;
  const ends = content.rates.map(({ rate }) => Date.parse(rate.expires_at));
  await insertRates(tools.db, {
    id,
    companyId: wanted.company?.id ?? null,
    supplierId: seller.id,
    propertyId: property.id,
    propertyRef: property.ref,
    query: wanted.query,
    currency: wanted.currency,
    pricing: { revision: rules.revision, at: at.toISOString() },
    createdAt,
    expiresAt: new Date(ends.length > 0 ? Math.max(...ends) : createdAt.getTime() + resultLifeMs),
    content: shown,
  });
  return shown;
}

interface Asking {
  asked: AskedRates;
  sought: WantedRates;
  sieve: StaySieve;
  reference: string;
  signal: AbortSignal;
}

/** Returns the checked property; undefined if no rate is sold. */
function stayNow(
  tools: HotelTools,
  { asked: { seller, wanted, result }, sought, sieve, reference, signal }: Asking,
): Promise<OpenedStay | undefined> {
  const caller = { companyId: wanted.company?.id ?? null, reference, signal, faultOf: sieve.fault };
  return askStays(tools, seller, caller, async (stays, call, negotiated) => {
    const sent = await negotiated();
    const asked = { ...sought, negotiated: [...sent] };
    const [stay] = sieve.sift(await answerOf(stays, call, { sought: asked, result }), sent);
    return stay;
  });
}

/** Asks for the stored result, and for the property if the supplier no longer has that result. */
async function answerOf(
  stays: StayAdapter,
  call: CallSupplier,
  { sought, result }: { sought: Asked<WantedRates>; result: string | null },
): Promise<StayBatch<OpenedStay>> {
  const answer = result === null ? 'gone' : await stays.ratesOfResult(call, result);
  return answer === 'gone' || isOver(answer) ? stays.ratesOfProperty(call, sought) : answer;
}

function isOver({ stays: [stay] }: StayBatch<OpenedStay>): boolean {
  return stay !== undefined && (stay.rates.length === 0 || stay.expires_at <= new Date().toISOString());
}
