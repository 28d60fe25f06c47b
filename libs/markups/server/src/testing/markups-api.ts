import { addStaffMember } from '@traveldesk/approvals-server/testing';
import { givenRates } from '@traveldesk/currencies-server/testing';
import { blankRule, type Markup, type MarkupInput } from '@traveldesk/markups-contract';
import {
  bindRules,
  priceOffer,
  type CompiledRules,
  type PricedOffer,
  type PricingContext,
} from '@traveldesk/markups-contract/engine';
import { newId } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';

export { markupModules } from './markup-modules';

/** All that staff may do with markups, and what comes with it. */
export const staffPermissions = [
  'show_markups',
  'add_markups',
  'update_markups',
  'delete_markups',
  'export_markups',
  'update_markup_settings',
];
export const approverPermissions = ['show_approvals', 'approve_markups'];

/** A rule as a form sends it: 5 % of the total for everybody. */
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

/** Calls as somebody makes them. */
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

/** One of the staff, in the database, with a role of their own, as approvals look at them. */
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

/** Adds a rule that must be accepted. */
export async function addRule(caller: Caller, change: Partial<MarkupInput> = {}): Promise<Markup> {
  const { status, body } = await caller('POST', '/markups', ruleBody(change));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data;
}

/** How many of a currency a euro is, from now on. */
export async function setRate(api: TestApi, quote: string, rate: string): Promise<void> {
  await givenRates(api, { quote, rate });
}

/** A supplier of flights; answers its id. */
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

/** What nobody of a company pays for 100.00 EUR of MS from Cairo to Dubai at an instant, by these rules. */
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
