import { SupplierFault, type CallSupplier, type SupplierRequest } from '@traveldesk/suppliers-server';
import {
  dataOf,
  id,
  list,
  listPageOf,
  object,
  optionalText,
  readable,
  text,
  Unreadable,
  type Json,
} from '@traveldesk/suppliers-server/duffel';
import {
  isSameTerms,
  type NegotiatedAdapter,
  type NegotiatedTerms,
  type RegisteredTerms,
} from '../negotiated/negotiated-adapter';

const path = '/stays/negotiated_rates';
const pathOf = (ref: string) => `${path}/${encodeURIComponent(ref)}`;
const perPage = 100;
const mostPages = 100;
const mostChains = 10_000;
const mostProperties = 1_000;

/** `/stays/negotiated_rates` and `/stays/chains` (STAYS 1). */
export const duffelNegotiated: NegotiatedAdapter = {
  chains: async (call) => {
    const { body } = await call({ path: '/stays/chains' }, { purpose: 'chains', repeatable: true });
    return readable(() =>
      listPageOf(body, mostChains).items.map((item) => {
        const chain = object(item, 'chain');
        return { ref: id(chain.id, 'id'), name: text(chain.name, 'name') };
      }),
    );
  },

  list: async (call) => {
    const found: RegisteredTerms[] = [];
    let after: string | null = null;
    for (let page = 0; page < mostPages; page += 1) {
      const params = new URLSearchParams({ limit: String(perPage), ...(after !== null && { after }) });
      const { body } = await call(
        { path: `${path}?${params}` },
        { purpose: 'negotiated_rate', repeatable: true },
      );
      const answer = readable(() => {
        const { items, after: next } = listPageOf(body);
        return { rates: items.flatMap(rateIn), next };
      });
      found.push(...answer.rates);
      if (answer.next === null) return found;
      // A page whose cursor leads to itself would never end.
      if (answer.next === after) break;
      after = answer.next;
    }
    throw new SupplierFault('malformed', 'maybe');
  },

  create: async (call, terms) => {
    const body = { data: { ...wireOf(terms), rate_access_code: terms.code } };
    return saved(call, { method: 'POST', path, body }, terms);
  },

  update: async (call, ref, terms) => {
    try {
      const request = { method: 'PATCH', path: pathOf(ref), body: { data: wireOf(terms) } } as const;
      const registered = await saved(call, request, terms);
      if (registered.ref !== ref) throw new SupplierFault('malformed', 'maybe');
      return registered;
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  },

  remove: async (call, ref) => {
    try {
      // The answer is the deleted record, or empty.
      await call({ method: 'DELETE', path: pathOf(ref) }, once);
      return true;
    } catch (error) {
      if (isUnknown(error)) return false;
      throw error;
    }
  },
};

const once = { purpose: 'negotiated_rate', repeatable: false } as const;

/** Sends a rate, and reads what the supplier has now; anything but the rate that was sent is a failure. */
async function saved(
  call: CallSupplier,
  request: SupplierRequest,
  terms: NegotiatedTerms,
): Promise<RegisteredTerms> {
  const { body } = await call(request, once);
  return readable(() => {
    const registered = registeredOf(dataOf(body));
    if (!isSameTerms(registered, terms)) throw new Unreadable('negotiated_rate');
    return registered;
  });
}

/** Checks the code, because a wrong base URL gives a 404 too. */
function isUnknown(error: unknown): boolean {
  return (
    error instanceof SupplierFault &&
    error.status === 404 &&
    !!error.said?.errors.some(({ code }) => code === 'not_found')
  );
}

function wireOf({ name, chain, properties }: NegotiatedTerms) {
  return {
    display_name: name,
    ...(chain === null ? { accommodation_ids: properties } : { chain_id: chain }),
  };
}

/** Rates that other programs registered in the account may be unreadable; ours never are. */
function rateIn(item: unknown): RegisteredTerms[] {
  try {
    return [registeredOf(object(item, 'negotiated_rate'))];
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}

function registeredOf(rate: Json): RegisteredTerms {
  const { accommodation_ids: ids } = rate;
  const properties =
    ids === null || ids === undefined
      ? []
      : list(ids, 'accommodation_ids', mostProperties).map((one) => id(one, 'accommodation_ids'));
  return {
    ref: id(rate.id, 'id'),
    name: text(rate.display_name, 'display_name'),
    code: text(rate.rate_access_code, 'rate_access_code'),
    chain: optionalText(rate.chain_id, 'chain_id'),
    // An empty list is none.
    properties: properties.length > 0 ? properties.sort() : null,
  };
}
