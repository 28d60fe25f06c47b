import type { UsableAnswer } from '@traveldesk/suppliers-server';
import { quoteWire, type QuoteWish } from '../testing/quote-wire.fake';
import { duffelStaysAdapter } from './duffel-stays.adapter';

const asked = {
  check_in_date: '2027-03-10',
  check_out_date: '2027-03-13',
  rooms: 1,
  guests: [{ type: 'adult' }, { type: 'child', age: 8 }],
};
const eur = (amount: string) => ({ amount, currency: 'EUR' });

describe('a quote of Duffel Stays', () => {
  const sent: unknown[] = [];
  const calling =
    (wish: QuoteWish) =>
    async (request: unknown): Promise<UsableAnswer> => {
      sent.push(request);
      const data = quoteWire(asked, { id: 'nile' }, wish);
      return { status: 201, body: JSON.stringify({ data }), said: null };
    };
  const read = async (wish: QuoteWish = {}) => {
    const batch = await duffelStaysAdapter.quote(calling(wish), 'rat_1');
    if (batch === 'gone') throw new Error('gone');
    return batch;
  };
  const quoted = async (wish?: QuoteWish) => (await read(wish)).stays[0]!;

  it('is requested by the id of its rate', async () => {
    await read();
    expect(sent).toEqual([{ method: 'POST', path: '/stays/quotes', body: { data: { rate_id: 'rat_1' } } }]);
  });

  it('has the amounts of its top level, and the terms of its first rate', async () => {
    const stay = await quoted({
      quote: { base_amount: '260.00', tax_amount: '30.00', deposit_amount: '100' },
      rate: { base_amount: null, payment_type: 'deposit' },
    });
    expect(stay).toMatchObject({
      ref: 'quo_1',
      property: { ref: 'acc_nile' },
      asked: { guests: { adults: 1, children: [8] } },
      rooms: [{ name: 'Double' }],
      rates: [
        {
          ref: 'rat_1',
          payment: 'deposit',
          net: { total: eur('300.00'), base: eur('260.00'), tax: eur('40.00') },
          timeline: [{ refund: eur('300.00') }],
        },
      ],
      deposit: eur('100.00'),
    });
  });

  it.each<[string, QuoteWish, string]>([
    ['half an hour', { rate: { expires_at: '2099-01-01T00:00:00Z' } }, 'latest'],
    ['its rate', { rate: { expires_at: '2026-01-01T00:00:00Z' } }, '2026-01-01T00:00:00.000Z'],
    ['itself', { quote: { expires_at: '2026-01-02T00:00:00Z' } }, '2026-01-02T00:00:00.000Z'],
  ])('ends with %s', async (_, wish, end) => {
    const before = Date.now();
    const { expires_at } = await quoted(wish);
    const latest = new Date(before + 30 * 60_000).toISOString();
    if (end === 'latest') expect(expires_at >= latest && expires_at < '2099').toBe(true);
    else expect(expires_at).toBe(end);
  });

  it('accepts a total written as a whole number', async () => {
    expect((await quoted({ quote: { total_amount: '300' } })).rates[0]?.net.total).toEqual(eur('300.00'));
  });

  it('with an invalid deposit names none', async () => {
    expect((await quoted({ quote: { deposit_amount: 'some' } })).deposit).toBeNull();
  });

  it.each<[string, QuoteWish, object]>([
    ['two totals', { quote: { total_amount: '310.00' } }, { results: { price: 1 } }],
    ['no room', { accommodation: { rooms: [] } }, { results: { unreadable: 1 } }],
    ['no id', { quote: { id: null } }, { results: { id: 1 } }],
  ])('with %s is left out and counted', async (_, wish, dropped) => {
    const batch = await read(wish);
    expect(batch).toMatchObject({ stays: [], dropped });
  });
});
