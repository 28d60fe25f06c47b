import {
  beginOperation,
  findBookingRecord,
  lastOperation,
  lockBooking,
  payableOf,
  registerProduct,
  type BookingRecord,
  type BookingsTable,
  type Effect,
  type Outcome,
} from '@traveldesk/bookings-server';
import {
  type ConversionRate,
  convert,
  engineModules,
  ledgerOf,
  personOf,
  settleDone,
  settleRefused,
} from '@traveldesk/bookings-server/testing';
import { startHotelsApi } from '@traveldesk/hotels-server/testing';
import type { KeptRate } from '@traveldesk/hotels-server';
import type { MarkupInput, PaymentType, PriceLine } from '@traveldesk/markups-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import {
  newId,
  systemChange,
  toolsOf,
  type Recorder,
  type ServerModule,
  type Tx,
} from '@traveldesk/shared-server';
import type { TestApi, TestApiOptions } from '@traveldesk/shared-testing/server';
import type { Insertable } from 'kysely';
import { hotelBookingsServer } from '..';
import { hotelProduct } from '../hotel-product';
import { bookedTiers } from '../money/booked-money';
import { writeStayDeadlines } from '../money/stay-deadlines';
import { hotelDetail } from '../order/hotel-detail.sql';

/** A stay to insert as booked. Amounts are of the supplier, in its currency. */
export interface Sold {
  payment?: PaymentType;
  total: Money;
  deposit?: Money;
  due?: Money;
  /** The timeline, or null for unknown terms. */
  tiers: readonly (readonly [amount: string, before: string])[] | null;
  /** The price lines of rules, in the wallet's currency. */
  lines?: readonly { ruleId: string; amount: Money }[];
  /** The rate into the wallet's currency, if it differs. */
  rate?: ConversionRate;
  zone?: string;
  checkIn?: string;
  checkOut?: string;
  /** The property's reference. */
  pnr?: string | null;
  columns?: Partial<Insertable<BookingsTable>>;
}

/** The API with hotel bookings, whose supplier answers cancellations as `answers` says. */
export async function startBookedStays(makeApi: (options: TestApiOptions) => Promise<TestApi>) {
  let cancels: () => Promise<Outcome<Effect>> = () => Promise.resolve(cancelledAt(null));
  const stays: ServerModule = {
    ...hotelBookingsServer,
    contribute: (kernel) => {
      const product = { ...hotelProduct(kernel), perform: () => cancels() };
      registerProduct(kernel, product);
    },
  };
  let started: TestApiOptions = { modules: [] };
  const hotels = await startHotelsApi((options) => {
    const modules = [...(options.modules ?? []), ...engineModules, stays];
    started = { ...options, modules };
    return makeApi(started);
  });
  const { api } = hotels;
  const { kernel } = api;
  const { db } = kernel;
  const { id: supplierId } = await hotels.addSupplier('good', 'http://127.0.0.1:1');
  const tools = toolsOf(kernel, 'bookings');
  interface Beginning {
    companyId: string;
    currency: string;
    sold: Sold;
    at: Date;
  }
  const begun = async (tx: Tx, record: Recorder, { companyId, currency, sold, at }: Beginning) => {
    const { columns, detail } = rowsOf(currency, sold);
    const id = newId();
    const values = {
      id,
      number: `TD-${id.slice(-6).toUpperCase()}`,
      product: 'hotel',
      kind: 'supplier' as const,
      mode: 'book' as const,
      state: 'priced' as const,
      company_id: companyId,
      supplier_id: supplierId,
      lead: 'Amal Haddad',
      currency,
      created_at: at,
      updated_at: at,
      ...columns,
      ...sold.columns,
    };
    await tx.insertInto('bookings').values(values).execute();
    await tx
      .insertInto('hotel_bookings')
      .values({ booking_id: id, ...detail })
      .execute();
    const booking = await lockBooking(tx, id);
    await writeStayDeadlines(tx, booking, await hotelDetail(tx, id));
    const pays = payableOf(booking);
    const price = booking.order_price;
    const request = { ...(pays && { pays }), ...(price && { price }) };
    await beginOperation(tx, record, null, kernel, { booking, kind: 'book', request, pays, at });
    const operation = await lastOperation(tx, id);
    if (!operation) throw new Error('There is no operation.');
    await tx.updateTable('bookings').set({ state: 'issuing' }).where('id', '=', id).execute();
    return { id, operation };
  };
  return {
    ...hotels,
    supplierId,
    /** The options for another replica, whose supplier gives the same answers. */
    options: started,
    /** Sets the clock of bookings. */
    clock: (at: string) => {
      tools.now = () => new Date(at);
    },
    /** The supplier confirms cancellations as of this instant; null: it names none. */
    confirmsAt: (at: string | null) => {
      cancels = () => Promise.resolve(cancelledAt(at));
    },
    answers: (answer: () => Promise<Outcome<Effect>>) => {
      cancels = answer;
    },
    /** A rule with this treatment of its markup on cancellation. */
    rule: async (refund: MarkupInput['refund']) => (await hotels.addRule({ refund })).id,
    payer: async (currency: string, deposit: string) => {
      const company = await hotels.addCompany(`Payer ${newId()}`, [supplierId], { currency });
      await ledgerOf(api).pay(company.id, { amount: deposit, currency });
      return company.id;
    },
    person: (companyId: string | null, permissions: readonly string[]) =>
      personOf(api, { type: companyId ? 'company' : 'staff', companyId, permissions }),
    /** Books a stay as the engine does, with its payment, and returns its id. */
    book: (companyId: string, currency: string, sold: Sold) =>
      systemChange(kernel, async (tx, record) => {
        const at = tools.now();
        const { id, operation } = await begun(tx, record, { companyId, currency, sold, at });
        const pnr = sold.pnr === undefined ? 'H4K2M' : sold.pnr;
        const set = { order_ref: `bok_${id}`, pnr, refresh_at: null };
        const effect = { kind: 'paid', payment: null, order: null } as const;
        const booking = await lockBooking(tx, id);
        await settleDone(tx, record, null, kernel, { booking, operation, effect, facts: null, set, at });
        return id;
      }),
    /** Requests a stay that the supplier refuses, and returns its id. */
    fail: (companyId: string, currency: string, sold: Sold) =>
      systemChange(kernel, async (tx, record) => {
        const at = tools.now();
        const { id, operation } = await begun(tx, record, { companyId, currency, sold, at });
        const booking = await lockBooking(tx, id);
        await settleRefused(tx, record, null, { booking, operation, cause: 'offer_gone', at });
        return id;
      }),
    ledger: (companyId: string, currency: string) => ledgerOf(api).wallet(companyId, currency),
    record: async (id: string): Promise<BookingRecord> => {
      const found = await findBookingRecord(db, id);
      if (!found) throw new Error('There is no such booking.');
      return found;
    },
    /** The tiers as the booking's page shows them. */
    tiers: async (id: string) => {
      const booking = await findBookingRecord(db, id);
      return booking ? bookedTiers(db, booking, await hotelDetail(db, id), tools.now()) : null;
    },
    /** Waits for the operations of this process. */
    settled: async () => {
      const { running } = tools;
      while (running.size > 0) await Promise.all(running);
    },
    tasks: async (id: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('tasks')
        .select(['reason', 'title_en'])
        .where('about_id', '=', id)
        .where('status', '<>', 'done')
        .orderBy('reason')
        .execute();
      return rows.map(({ reason, title_en: title }) => `${reason}: ${title}`);
    },
    wallet: async (companyId: string, currency: string) =>
      Number((await ledgerOf(api).wallet(companyId, currency)).balance),
  };
}

export type BookedStays = Awaited<ReturnType<typeof startBookedStays>>;

/** A confirmed cancellation. */
function cancelledAt(at: string | null): Outcome<Effect> {
  const cancellation = {
    ref: 'cancellation',
    order_ref: 'bok',
    refund: null,
    refund_to: 'balance' as const,
    credits: [],
    expires_at: null,
    confirmed_at: at,
  };
  return { outcome: 'done', result: { kind: 'cancelled', cancellation, order: null } };
}

function rowsOf(currency: string, sold: Sold) {
  const { payment = 'pay_now', total, deposit, due = null, tiers, lines: added = [], rate } = sold;
  const { zone = 'UTC', checkIn = '2027-05-10', checkOut = '2027-05-12' } = sold;
  const inWallet = (money: Money): Money => (rate ? convert(money, rate) : money);
  const net = inWallet(total);
  const fee = added.reduce((sum, { amount }) => sum + minorUnits(amount), 0n);
  const nowAtSupplier = payment === 'pay_now' ? total : payment === 'deposit' ? (deposit ?? null) : null;
  const netNow = nowAtSupplier ? minorUnits(inWallet(nowAtSupplier)) : 0n;
  const lines = added.map(({ ruleId, amount }): PriceLine => ({
    kind: 'markup',
    layer: 'platform',
    owner_id: null,
    rule_id: ruleId,
    version: 1,
    amount,
  }));
  const agreed = {
    rate: { payment, board: 'room_only', price: { total: moneyOf(minorUnits(net) + fee, currency), due } },
    room: 0,
    ref: 'rat',
    net,
    lines,
    facts: { net: { total, base: null, tax: null } },
    timeline:
      tiers && tiers.map(([amount, before]) => ({ refund: { amount, currency: total.currency }, before })),
    commission: null,
    note: null,
  } as unknown as KeptRate;
  const rates = rate ? { [total.currency]: rate } : {};
  return {
    columns: {
      total: netNow + fee,
      net: netNow,
      order_price: JSON.stringify(nowAtSupplier),
      kept: JSON.stringify({
        ref: 'rat',
        lines,
        supplier_price: { total, base: null },
        offer: { price: { base: null } },
      }),
      pricing: JSON.stringify({ rates }),
      departs_on: checkIn,
      ends_at: new Date(`${checkOut}T12:00:00Z`),
    },
    detail: {
      property: JSON.stringify({ name: 'Nile Palace' }),
      details: JSON.stringify({ check_in_after: null, check_out_before: null }),
      time_zone: zone,
      check_in: checkIn,
      check_out: checkOut,
      room: JSON.stringify({ name: 'Double', beds: [], photos: [] }),
      rooms: JSON.stringify([{ adults: 1, children: [], guests: [0] }]),
      agreed: JSON.stringify(agreed),
      context: JSON.stringify({ currency, rates }),
    },
  };
}
