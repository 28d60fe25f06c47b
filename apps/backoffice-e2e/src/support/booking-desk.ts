import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { accounts } from './accounts';
import { adminApi, apiOf } from './api';
import { dayIn } from './days';
import { trainingSupplier } from './training-supplier';

/** The initial balance of every desk, in minor units of EUR. */
export const deposited = 500_000;

interface Found {
  type: string;
  offers?: { id: string; airline: string }[];
}

interface Reviewed {
  offer: { price: { total: object } };
  revision: string;
  requirements: { passport: boolean | null };
}

/** The knobs of the training supplier: docs/training-supplier.md. */
type Knobs = Record<string, string | number | null>;

export interface Desk {
  company: { id: string; name: string };
  /** Turns the knobs of this desk's own supplier, without effect on others' bookings. */
  turn: (knobs: Knobs) => Promise<void>;
  /** Books through the API as staff, for this company, and waits until it is done; returns the booking's id. */
  book: (mode: 'hold' | 'pay', route: string, inDays?: number) => Promise<string>;
}

/** The training supplier of each product. The office of a company that books hotels is where the test hotels are (STAYS 4). */
const ofProduct = {
  flight: { key: 'training', protocol: 'duffel', office: {} },
  hotel: {
    key: 'training-hotels',
    protocol: 'duffel_stays',
    office: { office_latitude: -24.38, office_longitude: -128.32 },
  },
} as const;

/**
 * A company with money and its own account at the training supplier. Nothing that a journey changes or spends affects the others, and the
 * wallet is known to the cent.
 */
export async function bookingDesk(
  request: APIRequestContext,
  product: keyof typeof ofProduct = 'flight',
): Promise<Desk> {
  const api = await adminApi(request);
  const name = lettersOf(randomUUID());
  const account = `training_quick_${name}`;
  const { key, protocol, office } = ofProduct[product];
  const training = await trainingSupplier(api, key);
  const [egypt] = await api.find<{ id: string }>('/countries', { code: 'EG' });
  const supplier = await api.create('/suppliers', {
    name: `Desk ${name}`,
    key: `desk-${name}`,
    module_id: training.module.id,
    protocol,
    base_url: training.base_url,
    credentials: `duffel_test_${account}`,
    currency: 'EUR',
    timeout_ms: 20_000,
    concurrency: 4,
    status: 'active',
  });
  const company = await api.create<{ id: string; name: string }>('/companies', {
    name: `Desk ${name}`,
    type: 'B2B',
    parent_id: null,
    country_id: egypt?.id,
    city_id: null,
    email: `${name}@companies.example`,
    phone: null,
    currency: 'EUR',
    status: 'active',
    ...office,
  });
  await api.create(`/companies/${company.id}/modules-with-suppliers`, {
    modules: [{ id: training.module.id, suppliers: [supplier.id] }],
  });
  const { approval_id: waits } = await api.post<{ approval_id: string | null }>(
    `/companies/${company.id}/deposit`,
    {
      amount: { amount: (deposited / 100).toFixed(2), currency: 'EUR' },
      method: 'bank',
      reference: name,
      received_on: dayIn(0),
      note: null,
      proof_id: null,
    },
  );
  // The desks of one run exceed what the administrator may pay in alone.
  if (waits !== null) await (await apiOf(request, accounts.finance)).post(`/approvals/${waits}/approve`, {});

  const book: Desk['book'] = async (mode, route, inDays = 60) => {
    const query = `type=oneway&trips=${route}-${dayIn(inDays)}&cabin=Economy&adults=1&company_id=${company.id}`;
    const lines = await api.lines<Found>(`/flights/offers?${query}`);
    const offer = lines.flatMap(({ offers = [] }) => offers).find(({ airline }) => airline === 'ZZ');
    if (!offer) throw new Error(`No airline flies ${route}: ${JSON.stringify(lines).slice(0, 400)}`);
    const review = await api.one<Reviewed>(`/flights/offers/${offer.id}`);
    const { id } = await api.create<{ id: string }>('/flights/bookings', {
      offer_id: offer.id,
      revision: review.revision,
      mode,
      travellers: [travellerOf(name, review.requirements.passport === true)],
      extras: [],
      total: review.offer.price.total,
      reason: null,
      note: null,
    });
    await settled(() => api.one<{ operation: unknown }>(`/flights/bookings/${id}/progress`));
    return id;
  };
  return {
    company,
    book,
    turn: async (knobs) => {
      const answer = await request.put(`${training.base_url}/_training/knobs`, {
        data: { account, ...knobs },
      });
      if (!answer.ok()) throw new Error(await answer.text());
    },
  };
}

async function settled(progress: () => Promise<{ operation: unknown }>): Promise<void> {
  const until = Date.now() + 30_000;
  while ((await progress()).operation !== null) {
    if (Date.now() > until) throw new Error('The booking was not complete within 30 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function travellerOf(name: string, withPassport: boolean) {
  return {
    type: 'adult',
    title: 'ms',
    gender: 'f',
    given_name: `Mona ${name}`,
    family_name: 'Said',
    born_on: '1990-05-17',
    email: 'mona@nile.example',
    phone: '+201001234567',
    document: withPassport
      ? { kind: 'passport', number: 'A1234567', country: 'EG', expires_on: dayIn(2_000) }
      : null,
    loyalty: [],
    adult: null,
    save: false,
  };
}

/** Names of people and of tokens consist of letters. */
const lettersOf = (id: string) =>
  id
    .replaceAll('-', '')
    .slice(-8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'x');
