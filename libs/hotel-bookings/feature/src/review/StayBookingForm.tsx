import { Form, Input } from 'antd';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  OrderGate,
  DuplicateReasonField,
  reviewFormStyles as styles,
  reviewSentence,
  Unplaced,
  useOrder,
  useSendOrder,
} from '@traveldesk/bookings-ui';
import type { HotelReviewNotes } from '@traveldesk/hotel-bookings-contract';
import type { ShownQuote } from '@traveldesk/hotels-ui';
import type { Problem } from '@traveldesk/shared-contract';
import { RecordForm, useZodRules } from '@traveldesk/shared-ui';
import { localToday, problemOf, type ApiError } from '@traveldesk/shared-web';
import { carriedGuests } from './carried-guests';
import { ContactFields } from './ContactFields';
import { GuestFields } from './GuestFields';
import { useHotelBookingsBookMutation } from './review.api';
import {
  blankStayBooking,
  sentPlaces,
  stayBookingOf,
  type AgreedStay,
  type StayBookingValues,
} from './stay-booking.values';
import { stayBookingSchema } from './stay-booking-schema';
import { StayOrdering } from './StayOrdering';
import { StayRefusal } from './StayRefusal';

export interface StayBookingFormProps extends ShownQuote {
  notes: HotelReviewNotes;
  company: { id: string; name: string };
  /** The booking that this one replaces. */
  replaces: string | null;
}

/** The quote is part of the key of the kept form. */
const keys = ['quote'];

/** The form of guests and order. An order is sent once, even without an answer (ADR 61). */
export function StayBookingForm({ quote, back, notes, company, replaces }: StayBookingFormProps) {
  const { t } = useTranslation(['hotel-bookings', 'bookingReview']);
  const [book] = useHotelBookingsBookMutation();
  const { rooms } = notes;
  // A reload of the notes must not reset typed values.
  const initialValues = useMemo(() => blankStayBooking(rooms, company.id), [rooms, company.id]);
  const order = useOrder<AgreedStay>();
  const rules = useStayRules(quote.rate.loyalty);

  const { refusal, send, open } = useSendOrder<StayBookingValues, AgreedStay>({
    product: 'hotel',
    order,
    book: (values, agreed, key) => book({ key, booking: stayBookingOf(values, agreed) }).unwrap(),
    withFields: (error, { guests }) => withOwnPlaces(error, sentPlaces(guests)),
  });
  const footer = (busy: boolean) => (
    <>
      <StayRefusal refusal={refusal} back={back} />
      <StayOrdering quote={quote} company={company} replaces={replaces} order={order} busy={busy} />
    </>
  );
  return (
    <section className={styles.card}>
      <h2>{t('review.title')}</h2>
      <p className={styles.quiet}>{t('review.names')}</p>
      <RecordForm<StayBookingValues>
        initialValues={initialValues}
        keys={keys}
        carried={{
          take: (kept) => carriedGuests(kept, rooms, company.id),
          words: (time) => t('review.carried', { time }),
        }}
        outcomes={{ unanswered: t('bookingReview:unanswered'), carriedOut: t('bookingReview:carriedOut') }}
        onSubmit={(values, _, key) => send(values, key)}
        onSaved={open}
        footer={footer}
      >
        <OrderGate name="order" order={order} />
        <Form.Item name="company_id" hidden>
          <Input />
        </Form.Item>
        <Form.Item name="unplaced" noStyle>
          <Unplaced />
        </Form.Item>
        {initialValues.guests.map((_, place) => (
          // The key is the guest's position in the search.
          <GuestFields
            key={place}
            place={place}
            guests={initialValues.guests}
            company={company.id}
            rules={rules}
          />
        ))}
        <ContactFields country={notes.phone_country} loyalty={quote.rate.loyalty} rules={rules} />
        <DuplicateReasonField refused={problemOf(refusal)} />
      </RecordForm>
    </section>
  );
}

function useStayRules(loyalty: ShownQuote['quote']['rate']['loyalty']) {
  const { t: ofReviews } = useTranslation('bookingReview');
  const { t: ofPersons } = useTranslation('persons');
  const schema = useMemo(() => stayBookingSchema({ today: localToday(), loyalty }), [loyalty]);
  const sentence = useCallback(
    (key: string) => reviewSentence(ofReviews, ofPersons, key),
    [ofReviews, ofPersons],
  );
  return useZodRules(schema, sentence);
}

/** Maps the indexes of guests in the API's answer to those of the form, which also has guests without a name. */
function withOwnPlaces(error: ApiError, sent: readonly number[]): ApiError {
  const { problem } = error;
  if (!problem?.fields) return error;
  const fields = Object.fromEntries(
    Object.entries(problem.fields).map(([path, sentence]) => {
      const [of, place, name = 'family_name'] = path.split('.');
      if (of !== 'guests' || place === undefined) return [path, sentence];
      return [`guests.${sent[Number(place)] ?? 0}.${name === 'saved_id' ? 'family_name' : name}`, sentence];
    }),
  );
  return { ...error, problem: { ...problem, fields } satisfies Problem };
}
