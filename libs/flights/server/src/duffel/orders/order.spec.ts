import { changedAt, startSandboxProgram } from '@traveldesk/shared-testing/server';
import { offerFor } from '../../testing/ordering.fake';
import { Unreadable } from '../read';
import { orderOf } from './order';
import { numberOf } from './order-documents';

/** An order of two flights with all possible services, as the training supplier returns it. */
let wire: unknown;
beforeAll(async () => {
  const sandbox = await startSandboxProgram();
  try {
    const offer = await offerFor(sandbox, ['LHR', 'DXB']);
    const [{ id } = { id: '' }] = offer.passengers;
    const maps = await sandbox.ask<SeatMapWire[]>('GET', `/air/seat_maps?offer_id=${offer.id}`);
    const seat = maps
      .flatMap(({ cabins }) => cabins)
      .flatMap(({ rows }) => rows)
      .flatMap(({ sections }) => sections)
      .flatMap(({ elements }) => elements)
      .find(({ available_services: services }) => services?.length);
    const [service] = seat?.available_services ?? [];
    const amount = (Number(offer.total_amount) + Number(service?.total_amount)).toFixed(2);
    const order = await sandbox.ask<{ id: string }>('POST', '/air/orders', {
      type: 'instant',
      selected_offers: [offer.id],
      passengers: [
        {
          id,
          title: 'ms',
          gender: 'f',
          given_name: 'Amal',
          family_name: 'Said',
          born_on: '1990-05-17',
          email: 'amal@agency.example',
          phone_number: '+201001234567',
        },
      ],
      services: [{ id: service?.id, quantity: 1 }],
      payments: [{ type: 'balance', amount, currency: 'EUR' }],
      metadata: { traveldesk_booking: 'b-1', traveldesk_attempt: 'a-1' },
    });
    await sandbox.ask('POST', `/_training/orders/${order.id}/airline_change`, {});
    await sandbox.ask('POST', '/air/order_cancellations', { order_id: order.id });
    wire = await sandbox.ask('GET', `/air/orders/${order.id}`);
  } finally {
    await sandbox.stop();
  }
});

interface SeatMapWire {
  cabins: {
    rows: {
      sections: { elements: { available_services?: { id: string; total_amount: string }[] }[] }[];
    }[];
  }[];
}

const read = (at: string, value: unknown) => orderOf(changedAt(wire, at, value));

it('is read with its seats, its airline change and its price', () => {
  const order = orderOf(wire);
  expect(order.ours).toEqual({ booking: 'b-1', attempt: 'a-1' });
  expect(order.slices[0]?.segments).toHaveLength(2);
  expect(order.slices[0]?.segments[0]?.seats).toEqual([
    { traveller: order.travellers[0]?.ref, designator: expect.stringMatching(/^\d+[A-K]$/) },
  ]);
  expect(order.slices[0]?.segments[1]?.seats).toEqual([]);
  expect(order.services).toMatchObject([{ kind: 'seat', quantity: 1 }]);
  const [change] = order.airline_changes;
  expect(change).toMatchObject({
    order_ref: order.ref,
    action: null,
    actions: ['accept', 'cancel', 'change', 'note'],
    with_agent: false,
  });
  expect(change?.removed[0]?.ref).toBe(order.slices[0]?.ref);
  expect(change?.added[0]?.segments).toHaveLength(2);
});

it.each<[what: string, at: string, value: unknown]>([
  ['no id', 'id', null],
  ['an id of dots', 'id', '../../webhooks'],
  ['no passengers', 'passengers', []],
  ['two passengers with the same id', 'passengers.1', { id: 'pas_1', given_name: 'A', family_name: 'B' }],
  ['a passenger without a name', 'passengers.0.given_name', ''],
  ['a name with a right-to-left override', 'passengers.0.family_name', 'Said \u202E'],
  ['an invalid date of birth', 'passengers.0.born_on', '17.05.1990'],
  ['an infant on the lap of an unknown passenger', 'passengers.0.infant_passenger_id', 'pas_stranger'],
  ['no slices', 'slices', []],
  ['a slice without an id', 'slices.0.id', undefined],
  ['a segment without an id', 'slices.0.segments.0.id', ''],
  ['a flight of an unknown passenger', 'slices.0.segments.0.passengers.0.passenger_id', 'pas_9'],
  ['a seat without a designator', 'slices.0.segments.0.passengers.0.seat', { name: 'Window' }],
  ['an invalid price', 'total_amount', '1e3'],
  ['a price without a currency', 'total_currency', null],
  ['a negative price', 'total_amount', '-5.00'],
  ['a reference with markup', 'booking_reference', '<b>PNR</b>'],
  ['no payment status', 'payment_status', null],
  ['an unknown payment state', 'payment_status.awaiting_payment', 'yes'],
  ['a deadline without a time zone', 'payment_status.payment_required_by', '2031-01-01T10:00:00'],
  ['an invalid expiry', 'cancelled_at', 'yesterday'],
  ['an invalid void window', 'void_window_ends_at', 'soon'],
  ['a ticket of an unknown passenger', 'documents.0.passenger_ids', ['pas_stranger']],
  ['a document without a type', 'documents.0.type', 'invoice'],
  ['a document without a number', 'documents.0.unique_identifier', null],
  ['half a service', 'services.0.quantity', 0.5],
  ['a service of an unknown passenger', 'services.0.passenger_ids', ['pas_stranger']],
  ['invalid metadata', 'metadata', ['a']],
  ['an airline change of another order', 'airline_initiated_changes.0.order_id', 'ord_another'],
  ['an airline change with an unknown action', 'airline_initiated_changes.0.action_taken', 'x'],
  ['a cancellation with an unknown target of the refund', 'cancellation', { id: 'ore_1', refund_to: 'bank' }],
  ['invalid actions', 'available_actions', 'cancel'],
  ['a thousand documents', 'documents', Array.from({ length: 1_000 }, () => ({}))],
])('one with %s is unreadable', (_, at, value) => {
  expect(() => read(at, value)).toThrow(Unreadable);
});

it.each<[what: string, at: string, value: unknown, part: object]>([
  ['no reference', 'booking_reference', null, { booking_reference: null }],
  ['a reference of seven letters', 'booking_reference', 'K9L2M4Q', { booking_reference: 'K9L2M4Q' }],
  ['a reference of LATAM', 'booking_reference', 'LA12345678901', { booking_reference: 'LA12345678901' }],
  ['the hold type as the SDK writes it', 'type', 'pay_later', { type: 'hold' }],
  ['an unknown type', 'type', 'layaway', { type: null }],
  ['a passenger of an unknown type', 'passengers.0.type', 'senior', { travellers: [{ type: null }] }],
  ['unknown future actions', 'available_actions', ['cancel', 'clone'], { actions: ['cancel'] }],
  ['foreign metadata', 'metadata', { their_id: '7' }, { ours: null }],
  ['missing conditions', 'conditions', null, { conditions: { refund: { state: 'unknown' } } }],
  ['no void time', 'void_window_ends_at', undefined, { void_until: null }],
  [
    'an unknown future service',
    'services.0.type',
    'cancel_for_any_reason',
    { services: [{ kind: 'other' }] },
  ],
  ['a live order', 'live_mode', true, { training: false }],
])('%s does not make it unreadable', (_, at, value, part) => {
  expect(read(at, value)).toMatchObject(part);
});

it.each([
  // 1762345678901 = 7 × 251763668414 + 3 (TRAVEL-RULES 22).
  ['1762345678901', '1762345678901', false],
  ['176-2345678901', '1762345678901', false],
  ['176 2345678901', '1762345678901', false],
  ['17623456789013', '1762345678901', false],
  ['17623456789014', '17623456789014', true],
  ['2345678901', '2345678901', true],
  ['ET-ABC', 'ET-ABC', true],
])('the ticket %s is read as %s, irregular: %j', (written, number, irregular) => {
  expect(numberOf(written)).toEqual({ number, irregular });
});
