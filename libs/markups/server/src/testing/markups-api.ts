import { addStaffMember } from '@traveldesk/approvals-server/testing';
import { givenRates } from '@traveldesk/currencies-server/testing';
import { blankRule, type Markup, type MarkupInput } from '@traveldesk/markups-contract';
import {
  bindRules,
  priceOffer,
  type CompiledRules,
  type PricedOffer,
  type PricedRate,
  type PricingContext,
} from '@traveldesk/markups-contract/engine';
import { newId } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';

export { markupModules } from './markup-modules';

/** All staff permissions for markups. */
export const staffPermissions = [
  'show_markups',
  'add_markups',
  'update_markups',
  'delete_markups',
  'export_markups',
  'update_markup_settings',
];
export const approverPermissions = ['show_approvals', 'approve_markups'];

/** A rule as form input: 5 % of the total for everybody. */
export const ruleBody = (change: Partial<MarkupInput> = {}): MarkupInput => ({
  ...blankRule('EUR'),
  name: 'Everybody',
  percent: '5',
  percent_of: 'total',
  infants: true,
  change_reason: null,
  effective_at: null,
  ...change,
});

/** Returns a function that calls the API with these headers. */
export function callerOf(api: TestApi, headers: { authorization: string }) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ) => {
    const answer = await api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
    };
  };
}

export type Caller = ReturnType<typeof callerOf>;

/** Adds a staff member to the database with a role of their own, because approvals read it there. */
export async function personOf(
  api: TestApi,
  permissions: readonly string[],
  name = 'Mona Said',
): Promise<Caller & { id: string }> {
  const email = `${newId()}@user.example`;
  const id = await addStaffMember(api, { name, email, permissions });
  const headers = await api.signIn({ userId: id, name, type: 'staff', companyId: null, permissions, email });
  return Object.assign(callerOf(api, headers), { id });
}

/** Creates a rule; throws unless the API accepts it. */
export async function addRule(caller: Caller, change: Partial<MarkupInput> = {}): Promise<Markup> {
  const { status, body } = await caller('POST', '/markups', ruleBody(change));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data;
}

/** Sets the rate of one euro in `quote`, from now on. */
export async function setRate(api: TestApi, quote: string, rate: string): Promise<void> {
  await givenRates(api, { quote, rate });
}

/** Creates a supplier of flights and returns its id. */
export async function addSupplier(api: TestApi, key: string, currency = 'EUR'): Promise<string> {
  const caller = callerOf(api, await api.signIn({ permissions: ['add_suppliers', 'show_modules'] }));
  const modules = await caller('GET', '/modules?key=flights');
  const { status, body } = await caller('POST', '/suppliers', {
    name: `Supplier ${key}`,
    key,
    module_id: modules.body.data[0].id,
    protocol: 'duffel',
    base_url: 'https://api.atlas.example',
    currency,
    timeout_ms: 5000,
    concurrency: 2,
    status: 'active',
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data.id;
}

/** Creates a supplier of hotels and returns its id. */
export async function addHotelSupplier(api: TestApi, key: string): Promise<string> {
  const { db } = api.kernel;
  const id = await addSupplier(api, key);
  const hotels = db.selectFrom('modules').select('id').where('key', '=', 'hotels');
  await db.updateTable('suppliers').set({ module_id: hotels }).where('id', '=', id).execute();
  return id;
}

/** Returns the price of a 100.00 EUR offer (MS, Cairo to Dubai) without a company, by these rules. */
export function priceBy(rules: CompiledRules, at: Date, change: Partial<PricingContext> = {}): string {
  const context: PricingContext = {
    companies: [],
    supplierId: newId(),
    markupEnabled: true,
    journey: 'oneway' as const,
    currency: 'EUR',
    at: at.toISOString(),
    rates: { EUR: { from: 'EUR', to: 'EUR', at: at.toISOString(), legs: [] } },
    place: () => undefined,
    ...change,
  };
  return priceOffer(bindRules(rules, context), offerOf()).total.amount;
}

/** An offer of 100.00 EUR: MS from Cairo to Dubai, one adult. */
export const offerOf = (change: Partial<PricedOffer> = {}): PricedOffer => ({
  airline: 'MS',
  slices: [
    {
      fare_brand: null,
      segments: [
        {
          origin: 'CAI',
          destination: 'DXB',
          departing_at: '2030-03-12T10:00',
          carrier: 'MS',
          operated_by: 'MS',
          cabin: 'Economy',
        },
      ],
    },
  ],
  travellers: [{ type: 'adult' }],
  net: { total: { amount: '100.00', currency: 'EUR' }, base: null, tax: null },
  ...change,
});

/** A rate of 200.00 EUR, paid now: two nights in a hotel of five stars in Dubai. */
export const rateOf = (change: Partial<PricedRate> = {}): PricedRate => ({
  checkIn: '2030-03-12',
  nights: 2,
  rooms: 1,
  stars: 5,
  chain: 'Atlas',
  place: { city_code: 'DXB', country_code: 'AE' },
  board: null,
  paymentType: 'pay_now',
  commissionable: false,
  net: { total: { amount: '200.00', currency: 'EUR' }, base: null, tax: null },
  ...change,
});
