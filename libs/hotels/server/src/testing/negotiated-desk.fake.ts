import type { NegotiatedInput, NegotiatedRate, NegotiatedRates } from '@traveldesk/hotels-contract';
import { newId, toolsOf } from '@traveldesk/shared-server';
import type { TestApi, TestApiOptions } from '@traveldesk/shared-testing/server';
import { bringAllToSuppliers } from '../negotiated/register.jobs';
import { resultsIn, inCairo, startHotelsApi, type HotelsApi } from './hotels-api.fake';
import { startFakeNegotiated, type FakeNegotiated } from './negotiated-server.fake';

type Headers = HotelsApi['staff'];
type Answer<Data> = {
  status: number;
  data: Data;
  message: string;
  fields?: Record<string, string>;
  code?: string;
};

export const post = 'POST /stays/negotiated_rates';

/** Breaks the connection without an answer. */
export const broken = (_: unknown, request: { socket: { destroy(): void } }) => void request.socket.destroy();

export const stateOf = (rate: NegotiatedRate | null) =>
  rate && [rate.registration.state, rate.registration.reason];

export const rateInput = (change: Partial<NegotiatedInput> = {}): NegotiatedInput => ({
  name: 'Nile 2027',
  code: 'NILE1',
  chain: 'chn_nile',
  property_ids: null,
  ...change,
});

/** The desk that negotiates rates for two companies at one supplier, whose chains are known. Each `clear` begins with another code. */
export async function startNegotiatedDesk(makeApi: (options: TestApiOptions) => Promise<TestApi>) {
  const hotels = await startHotelsApi(makeApi);
  const supplier: FakeNegotiated = await startFakeNegotiated();
  const { id: supplierId } = await hotels.addSupplier('negotiated', supplier.url);
  const companyOf = async (name: string) => (await hotels.addCompany(name, [supplierId])).id;
  const [nile, delta] = [await companyOf('Nile Travel'), await companyOf('Delta Travel')];
  const tools = toolsOf(hotels.api.kernel, 'hotels');
  const { db } = hotels.api.kernel;

  const call = async <Data = NegotiatedRate>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, headers = hotels.staff, more = {} }: { body?: object; headers?: Headers; more?: object } = {},
  ): Promise<Answer<Data>> => {
    const answer = await hotels.api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });
    const { data = JSON.parse(answer.body), ...rest } = JSON.parse(answer.body);
    return { status: answer.statusCode, data, ...rest };
  };
  const pathOf = (company: string, rate?: string) =>
    `/companies/${company}/suppliers/${supplierId}/negotiated-rates${rate ? `/${rate}` : ''}`;
  await call('GET', `/companies/${nile}/suppliers/${supplierId}/negotiated-rate-chains`);
  let codes = 0;
  const nextCode = () => `R${(codes += 1)}`;
  let code = nextCode();
  const list = async (company = nile, headers = hotels.staff) =>
    (await hotels.api.inject({ url: `/api/v1${pathOf(company)}`, headers })).json<NegotiatedRates>();
  const history = async (about = code) => {
    const entries = await db
      .selectFrom('audit_entries')
      .select(['before', 'after', 'user_name'])
      .where('entity', '=', 'company')
      .where('entity_id', '=', nile)
      .orderBy('id')
      .execute();
    return entries.filter(({ before, after }) =>
      JSON.stringify([before, after]).includes(`"code":"${about}"`),
    );
  };
  return {
    hotels,
    supplier,
    supplierId,
    nile,
    delta,
    tools,
    db,
    call,
    pathOf,
    add: (change: Partial<NegotiatedInput> = {}, company = nile, headers = hotels.staff) =>
      call('POST', pathOf(company), {
        body: rateInput({ code, ...change }),
        headers,
        more: { 'idempotency-key': newId() },
      }),
    list,
    /** The code of the rates that a test adds. */
    code: () => code,
    /** Returns the state and reason of each rate. */
    states: async () => (await list()).data.map(stateOf),
    posts: () => supplier.callsTo(post).length,
    retry: (rate: string, company = nile) =>
      call<NegotiatedRate | null>('POST', `${pathOf(company, rate)}/registrations`),
    remove: (rate: string, company = nile) => call<NegotiatedRate | null>('DELETE', pathOf(company, rate)),
    /** Runs the job as of this many minutes from now. */
    job: (minutes = 0) => bringAllToSuppliers(tools, new Date(Date.now() + minutes * 60_000)),
    /** Advances the clock past the time in which an unanswered call may still take effect. */
    settle: (rate: string) =>
      db
        .updateTable('hotel_negotiated_rates')
        .set({ creating_at: new Date(Date.now() - 11 * 60_000) })
        .where('id', '=', rate)
        .execute(),
    /** Our record of the property that the supplier sells. */
    property: async () => resultsIn((await hotels.search(inCairo())).lines)[0]?.property.id ?? '',
    /** The entries of the first company's history about a code, the oldest first. */
    history,
    /** The states of the registration in the history. */
    told: async () =>
      (await history()).flatMap(({ after }) => {
        const { negotiated_registration: one } = (after ?? {}) as {
          negotiated_registration?: { state: string };
        };
        return one ? [one.state] : [];
      }),
    /** Deletes all rates, here and at the supplier. */
    clear: async () => {
      await db.deleteFrom('hotel_negotiated_rates').execute();
      supplier.rates.clear();
      supplier.calls.length = 0;
      supplier.claims = null;
      supplier.heals();
      code = nextCode();
    },
    close: () => supplier.close(),
  };
}

export type NegotiatedDesk = Awaited<ReturnType<typeof startNegotiatedDesk>>;
