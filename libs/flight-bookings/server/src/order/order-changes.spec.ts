import type { BookingFlag } from '@traveldesk/bookings-contract';
import type { OrderPicture } from '@traveldesk/flights-server';
import type { Money } from '@traveldesk/shared-contract';
import type { BookingRecord, OrderNews } from '@traveldesk/bookings-server';
import { orderNews } from './order-changes';

const now = new Date('2027-03-01T12:00:00Z');
const euros = (amount: string): Money => ({ amount, currency: 'EUR' });

interface Hold {
  /** Whether the hold is flagged `price_rose`. */
  flagged?: boolean;
  /** What the booking pays its supplier: 100.00, or what that rose to when somebody wanted to pay it. */
  agreed?: Money;
  /** What the order costs at the supplier now. */
  price?: Money;
  order?: Partial<OrderPicture> | null;
}

/** What a hold that was sold for 100.00 is told by its order. */
function newsOf({ flagged = false, agreed = euros('100.00'), price = agreed, order = {} }: Hold): OrderNews {
  const booking: Partial<BookingRecord> = {
    state: 'on_hold',
    flags: flagged ? ['price_rose'] : [],
    order_price: agreed,
    kept: { supplier_price: { total: euros('100.00'), base: null } } as unknown as BookingRecord['kept'],
    airline_changes: [],
    payment_required_by: new Date(now.getTime() - 60_000),
  };
  const picture: Partial<OrderPicture> = {
    itinerary_key: 'CAI-LHR',
    airline_changes: [],
    cancelled_at: null,
    price: { total: price, base: null, tax: null },
    payment: { awaiting: true, required_by: null, price_guaranteed_until: null, paid_at: null },
    ...order,
  };
  return orderNews({
    booking: booking as BookingRecord,
    detail: { itinerary_key: 'CAI-LHR' },
    order: order && (picture as OrderPicture),
    last: undefined,
    now,
  });
}

const nothing = { to: 'on_hold', event: null, raises: [], clears: [] };
const rose = { to: 'on_hold', event: 'price_rose', raises: ['price_rose'], clears: [] };
const fell = { to: 'on_hold', event: 'price_fell', raises: [], clears: ['price_rose'] };

describe('the price of a hold', () => {
  it.each<[string, Hold, object]>([
    ['flags it where it rises', { price: euros('100.01') }, rose],
    ['does not flag it where it stays', {}, nothing],
    ['does not flag it where it falls', { price: euros('99.99') }, nothing],
    [
      'does not flag it where it is in another currency',
      { price: { amount: '16000', currency: 'JPY' } },
      nothing,
    ],
    ['is told once where it stays risen', { flagged: true, price: euros('110.00') }, nothing],
    ['clears the flag where it falls back', { flagged: true }, fell],
    [
      'clears the flag where it falls below what was agreed to',
      { flagged: true, price: euros('90.00') },
      fell,
    ],
  ])('%s', (_, hold, news) => {
    expect(newsOf(hold)).toEqual(news);
  });

  it.each<[string, Money, object]>([
    ['stays flagged at the price that it rose to', euros('103.00'), nothing],
    ['stays flagged where it rises once more', euros('106.00'), nothing],
    ['is cleared of its flag where it falls below that', euros('101.00'), fell],
    ['is not told to have fallen in another currency', { amount: '900', currency: 'JPY' }, nothing],
  ])('that was kept when it was to be paid %s', (_, price, news) => {
    expect(newsOf({ flagged: true, agreed: euros('103.00'), price })).toEqual(news);
  });

  it.each<[string, Hold['order'], string]>([
    ['expires', null, 'expired'],
    ['is cancelled after its deadline', { cancelled_at: now.toISOString() }, 'expired'],
    [
      'is cancelled before its deadline',
      {
        cancelled_at: now.toISOString(),
        payment: {
          awaiting: false,
          required_by: '2027-03-02T12:00:00Z',
          price_guaranteed_until: null,
          paid_at: null,
        },
      },
      'cancelled',
    ],
    [
      'is paid elsewhere',
      {
        payment: {
          awaiting: false,
          required_by: null,
          price_guaranteed_until: null,
          paid_at: now.toISOString(),
        },
      },
      'ticketed',
    ],
  ])('is flagged no more once the hold %s', (_, order, to) => {
    const news = newsOf({ flagged: true, price: euros('110.00'), order });
    expect(news.to).toBe(to);
    expect(news.clears).toEqual<BookingFlag[]>(['price_rose']);
    expect(news.raises).not.toContain('price_rose');
  });
});
