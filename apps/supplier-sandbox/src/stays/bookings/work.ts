import type { Kinds } from '../../effects/work-kind';
import type { Sandbox } from '../../context';
import { assumed } from '../assumed';
import { scenarioOutcomes } from '../world/scenarios';
import type { StayBookingRecord } from './booking.record';
import { bookingWire } from './booking.wire';
import { cancelBooking, cancellable } from './cancel';
import { attemptOf, checkBooking, createBooking } from './create';
import { ownBooking } from './own';
import type { StayWork } from './work.record';

const wire = ({ address, now }: Sandbox, booking: StayBookingRecord) =>
  bookingWire(booking, { url: address.url, now: now() });

export const stayWork: Kinds<StayWork> = {
  booking: {
    status: 201,
    outcomeOf({ store }, account, { body }) {
      const quote = store.get('quotes', body.quote_id);
      const scenario = quote?.account === account.id ? quote.rate.scenario : null;
      return (scenario && scenarioOutcomes[scenario]) ?? null;
    },
    asItStands(sandbox, account, { body }) {
      checkBooking(sandbox, account, body);
      return { quote_id: body.quote_id, live_mode: false };
    },
    perform(sandbox, account, { body }, pending) {
      const attempt = (pending ? attemptOf : checkBooking)(sandbox, account, body);
      return wire(sandbox, createBooking(sandbox, { account, body, attempt }));
    },
    isDone: ({ store }, { body }) => store.list('stayBookings').some(({ quote }) => quote === body.quote_id),
    accepted({ store, now }, { body }) {
      const quote = store.get('quotes', body.quote_id);
      return {
        happenings: [],
        changes: quote ? [['quotes', { ...quote, attempted: now() }]] : [],
      };
    },
    failed: ({ body }, { pending, code }) => ({
      type: 'stays.booking_creation_failed',
      key: Buffer.from(`failed-${pending}`).toString('base64url'),
      object: { quote_id: body.quote_id, code: code ?? assumed.unavailable, live_mode: false },
    }),
  },
  booking_cancellation: {
    status: 200,
    asItStands: (sandbox, account, { id }) => wire(sandbox, cancellable(sandbox, account, id)),
    perform: (sandbox, account, { id }) =>
      wire(sandbox, cancelBooking(sandbox, account, cancellable(sandbox, account, id))),
    isDone: ({ store }, { id }, { account }) => ownBooking(store, account, id).cancelled !== null,
  },
};
