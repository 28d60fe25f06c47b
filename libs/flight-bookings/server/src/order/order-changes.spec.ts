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
  /** The price agreed for the order: 100.00, or the risen price that somebody tried to pay. */
  agreed?: Money;
  /** The current price of the order at the supplier. */
  price?: Money;
  order?: Partial<OrderPicture> | null;
}

/** The changes that the order brings to a hold sold for 100.00. */
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
    ['raises the flag if it rises', { price: euros('100.01') }, rose],
    ['raises no flag if it is unchanged', {}, nothing],
    ['raises no flag if it falls', { price: euros('99.99') }, nothing],
    ['raises no flag in another currency', { price: { amount: '16000', currency: 'JPY' } }, nothing],
    ['is reported once while it stays risen', { flagged: true, price: euros('110.00') }, nothing],
    ['clears the flag if it falls back', { flagged: true }, fell],
    ['clears the flag if it falls below the agreed price', { flagged: true, price: euros('90.00') }, fell],
  ])('%s', (_, hold, news) => {
    expect(newsOf(hold)).toEqual(news);
  });

  it.each<[string, Money, object]>([
    ['stays flagged at the risen price', euros('103.00'), nothing],
    ['stays flagged if it rises once more', euros('106.00'), nothing],
    ['clears the flag if it falls below the risen price', euros('101.00'), fell],
    ['is not taken as fallen in another currency', { amount: '900', currency: 'JPY' }, nothing],
  ])('that was agreed anew on payment %s', (_, price, news) => {
    expect(newsOf({ flagged: true, agreed: euros('103.00'), price })).toEqual(news);
  });

  it.each<[string, Hold['order'], string]>([
    ['expires', null, 'expired'],
    ['is canceled after its deadline', { cancelled_at: now.toISOString() }, 'expired'],
    [
      'is canceled before its deadline',
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
  ])('loses its flag when the hold %s', (_, order, to) => {
    const news = newsOf({ flagged: true, price: euros('110.00'), order });
    expect(news.to).toBe(to);
    expect(news.clears).toEqual<BookingFlag[]>(['price_rose']);
    expect(news.raises).not.toContain('price_rose');
  });
});
