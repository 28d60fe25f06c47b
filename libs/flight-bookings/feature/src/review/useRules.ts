import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { reviewSentence } from '@traveldesk/bookings-ui';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { useZodRules, type FieldRules } from '@traveldesk/shared-ui';
import { bookingSchema } from './booking-schema';

const keys = [
  'document_number_form',
  'loyalty_number_form',
  'travellers_differ',
  'traveller_type_differs',
  'traveller_age_differs',
  'traveller_not_infant',
  'traveller_not_child',
  'traveller_not_adult',
  'traveller_infant_adult',
  'traveller_adult_taken',
  'traveller_twice',
  'lead_email_required',
  'lead_phone_required',
  'document_required',
  'document_expired',
] as const;
type Key = (typeof keys)[number];

const isKey = (key: string): key is Key => (keys as readonly string[]).includes(key);

/** Returns the form's rules by field name, such as `travellers.0.born_on`. */
export function useRules(notes: ReviewNotes): FieldRules {
  const { t } = useTranslation('flight-bookings');
  const { t: ofReviews } = useTranslation('bookingReview');
  const { t: ofPersons } = useTranslation('persons');
  const schema = useMemo(() => bookingSchema(notes), [notes]);
  const sentence = useCallback(
    (key: string) => (isKey(key) ? t(`review.problems.${key}`) : reviewSentence(ofReviews, ofPersons, key)),
    [t, ofReviews, ofPersons],
  );
  return useZodRules(schema, sentence);
}
