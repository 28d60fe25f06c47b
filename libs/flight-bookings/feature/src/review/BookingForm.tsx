import { Form, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  OrderGate,
  DuplicateReasonField,
  reviewFormStyles as styles,
  Unplaced,
  useOrder,
  useSendOrder,
} from '@traveldesk/bookings-ui';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import type { ShownReview } from '@traveldesk/flights-ui';
import type { Problem } from '@traveldesk/shared-contract';
import { RecordForm } from '@traveldesk/shared-ui';
import { problemOf, type ApiError } from '@traveldesk/shared-web';
import { fieldOf } from './booking-schema';
import {
  blankBooking,
  bookingOf,
  searchedAs,
  unkept,
  type Agreed,
  type BookingValues,
} from './booking.values';
import { carriedOver } from './carried-travellers';
import { ExtrasPart } from './ExtrasPart';
import { Ordering } from './Ordering';
import { Refusal } from './Refusal';
import { useFlightBookingsBookMutation } from './review.api';
import { TravellerFields } from './TravellerFields';
import { useRules } from './useRules';

export interface BookingFormProps extends ShownReview {
  notes: ReviewNotes;
  company: { id: string; name: string };
}

/** The offer is part of the key of the kept form. */
const keys = ['offer'];

/** The form of travelers, extras and order. An order is sent once, even without an answer (ADR 61). */
export function BookingForm({ notes, company, ...shown }: BookingFormProps) {
  const { t } = useTranslation(['flight-bookings', 'bookingReview']);
  const [book] = useFlightBookingsBookMutation();
  // A reload of the offer must not reset typed values, unless the travelers differ.
  const initialValues = useMemo(
    () => blankBooking(notes.travellers, company.id),
    [notes.travellers, company.id],
  );
  const order = useOrder<Agreed>();
  const rules = useRules(notes);

  const { refusal, send, open } = useSendOrder<BookingValues, Agreed>({
    product: 'flight',
    order,
    book: (values, agreed, key) =>
      book({ key, booking: bookingOf(values, values.mode ?? 'hold', agreed) }).unwrap(),
    withFields: withOwnFields,
  });
  const footer = (busy: boolean) => (
    <>
      <Refusal refusal={refusal} onAgain={shown.again} />
      <Ordering {...shown} notes={notes} company={company} order={order} busy={busy} />
    </>
  );
  return (
    <section className={styles.card}>
      <h2>{t('review.title')}</h2>
      <p className={styles.quiet}>{t('review.asInPassport')}</p>
      <RecordForm<BookingValues>
        initialValues={initialValues}
        keys={keys}
        unkept={unkept}
        carried={{
          take: (kept) => carriedOver(kept, notes, company.id),
          words: (time) => t('review.carried', { time }),
        }}
        outcomes={{ unanswered: t('bookingReview:unanswered'), carriedOut: t('bookingReview:carriedOut') }}
        onSubmit={(values, _, key) => send(values, key)}
        onSaved={open}
        footer={footer}
      >
        <OrderGate name="mode" order={order} />
        <Form.Item name="company_id" hidden>
          <Input />
        </Form.Item>
        <Form.Item name="unplaced" noStyle>
          <Unplaced />
        </Form.Item>
        {notes.travellers.map((one, place) => (
          // The key is the traveler's position in the offer.
          <TravellerFields
            key={place}
            place={place}
            type={searchedAs(one)}
            notes={notes}
            company={company.id}
            rules={rules}
          />
        ))}
        <ExtrasPart review={shown.review} notes={notes} />
        <Form.Item name="note" label={t('bookingReview:note')} rules={[{ max: 500 }]}>
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
        <DuplicateReasonField refused={problemOf(refusal)} />
      </RecordForm>
    </section>
  );
}

/** Maps the API's field paths to the form's field names. */
function withOwnFields(error: ApiError): ApiError {
  const { problem } = error;
  if (!problem?.fields) return error;
  const fields = Object.fromEntries(
    Object.entries(problem.fields).map(([path, sentence]) => [fieldOf(path.split('.')).join('.'), sentence]),
  );
  return { ...error, problem: { ...problem, fields } satisfies Problem };
}
