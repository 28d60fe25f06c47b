import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { decodeCriteria, encodeCriteria } from '@traveldesk/flights-contract';
import { resultsPath } from '@traveldesk/flights-ui';
import { LinkButton } from '@traveldesk/shared-ui';
import type { BookingValues } from './booking.values';
import { agesAsTyped, isOfOtherAge } from './other-search';

/**
 * Returns the path of the same search with the typed ages, if a traveler's age differs from the search; null otherwise. Following it keeps
 * the typed names.
 */
export function useOtherSearch(place: number, notes: ReviewNotes): string | null {
  const [params] = useSearchParams();
  const form = Form.useFormInstance<BookingValues>();
  const births = (Form.useWatch('travellers', form) ?? []).map((one) => one?.born_on);
  const ages = isOfOtherAge(births[place], place, notes) ? agesAsTyped(births, notes) : null;
  if (!ages) return null;
  const { draft } = decodeCriteria(params);
  return resultsPath(new URLSearchParams(encodeCriteria({ ...draft, ...ages })));
}

export function OtherSearch({ to }: { to: string }) {
  const { t } = useTranslation('flight-bookings');
  return (
    <LinkButton size="small" to={to} className={styles.otherSearch}>
      {t('review.otherSearch')}
    </LinkButton>
  );
}
