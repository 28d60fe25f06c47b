import type { Cancellation, RefundTarget } from '@traveldesk/flights-server';
import { startFlightsApi } from '@traveldesk/flights-server/testing';
import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { findBookingRecord } from '@traveldesk/bookings-server';
import { cancellationQuote } from '@traveldesk/bookings-server/testing';
import { bookingsModules } from '../testing/bookings-api.fake';
import { insertBooking } from '../testing/insert-booking';

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const dollars = (amount: string) => ({ amount, currency: 'USD' });
const day = 86_400_000;

/** A euro costs 1.50 dollars. */
const rate = {
  from: 'EUR',
  to: 'USD',
  at: '2026-11-23T00:00:00.000Z',
  legs: [
    {
      id: newId(),
      base: 'EUR',
      quote: 'USD',
      rate: '1.5',
      valid_from: '2026-11-20T00:00:00.000Z',
      source: 'manual',
    },
  ],
};

/**
 * A flight for 100.01 EUR, a bag for 20.01 EUR and a seat for 10.01 EUR are sold for 150.02, 30.02 and 15.02
 * USD, each rounded half up: 195.06 USD. Converting the sum of 130.03 EUR would give 195.05 USD. A markup
 * rule has earned 10.00 USD on top, which it returns in proportion.
 */
describeOnDatabase('a refund in another currency than the booking was sold in', (makeApi) => {
  let api: TestApi;
  let givingId: string;
  let keepingId: string;
  beforeAll(async () => {
    const flights = await startFlightsApi(makeApi, {}, undefined, bookingsModules);
    api = flights.api;
    givingId = (await flights.addRule({ refund: 'pro_rata' })).id;
    keepingId = (await flights.addRule({ refund: 'keep' })).id;
  });

  const lineOf = (ruleId: string) => ({
    rule_id: ruleId,
    version: 1,
    owner_id: null,
    amount: dollars('10.00'),
  });
  const sold = async (change: Parameters<typeof insertBooking>[1] = {}) => {
    const { db } = api.kernel;
    const id = await insertBooking(db, {
      currency: 'USD',
      total: 20_506,
      net: 19_506,
      extras: 4_504,
      paid: 20_506,
      order_price: JSON.stringify(euros('130.03')),
      kept: JSON.stringify({ lines: [lineOf(givingId)] }),
      pricing: JSON.stringify({ rates: { EUR: rate } }),
      ...change,
    });
    const booking = await findBookingRecord(db, id);
    if (!booking) throw new Error('There is no such booking.');
    return booking;
  };
  const quoted = async (
    booking: Awaited<ReturnType<typeof sold>>,
    refund: string,
    to: RefundTarget = 'balance',
  ) => {
    const at = new Date();
    const cancellation: Cancellation = {
      ref: 'cancellation',
      order_ref: 'order',
      refund: euros(refund),
      refund_to: to,
      credits: [],
      created_at: at.toISOString(),
      expires_at: null,
      confirmed_at: null,
    };
    return cancellationQuote(api.kernel, api.kernel.db, booking, cancellation, at);
  };
  const all = { back: dollars('205.06'), kept: dollars('0.00'), penalty: dollars('0.00') };

  it('of the full order price returns the full payment, although extras were rounded one by one', async () => {
    expect(await quoted(await sold(), '130.03')).toMatchObject({
      ...all,
      kind: 'cancel',
      split: { net: dollars('195.06'), income: dollars('10.00'), earnings: [] },
    });
  });

  it('within the void window returns the full payment, even if a rule would keep its markup', async () => {
    const kept = JSON.stringify({ lines: [lineOf(keepingId)] });
    const booking = await sold({ kept, void_until: new Date(Date.now() + day) });
    expect(await quoted(booking, '130.03')).toMatchObject({ ...all, kind: 'void' });
  });

  it('returns the whole markup if the company itself pays the supplier', async () => {
    const booking = await sold({ own_access: true, charge: 'markup', paid: 1_000 });
    expect(await quoted(booking, '130.03')).toMatchObject({
      back: dollars('10.00'),
      kept: dollars('0.00'),
      split: { net: dollars('0.00'), income: dollars('10.00') },
    });
  });

  it('is measured by the current price of the order, if the supplier has reported a new one', async () => {
    const picture = JSON.stringify({ price: { total: euros('130.02') } });
    expect(await quoted(await sold({ picture }), '130.02')).toMatchObject(all);
  });

  it('of less than the order price is converted at the rate of the booking', async () => {
    // 130.02 EUR are 195.03 of the 195.06 USD. The same share of the rule's 10.00 USD is 9.99, rounded down.
    expect(await quoted(await sold(), '130.02')).toMatchObject({
      back: dollars('205.02'),
      kept: dollars('0.04'),
      penalty: dollars('0.03'),
    });
  });
});
