import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ReviewNotes } from '@traveldesk/bookings-contract';
import { decodeCriteria, encodeCriteria } from '@traveldesk/flights-contract';
import { resultsPath } from '@traveldesk/flights-ui';
import { LinkButton } from '@traveldesk/shared-ui';
import type { BookingValues } from './booking.values';
import { agesAsTyped, isOfOtherAge } from './other-search';

/** For somebody of another age than was searched for: the same search with the ages that are typed. The names go with it. */
export function OtherSearch({ place, notes }: { place: number; notes: ReviewNotes }) {
  const { t } = useTranslation('bookings');
  const [params] = useSearchParams();
  const form = Form.useFormInstance<BookingValues>();
  const births = (Form.useWatch('travellers', form) ?? []).map((one) => one?.born_on);
  if (!isOfOtherAge(births[place], place, notes)) return null;
  const ages = agesAsTyped(births, notes);
  if (!ages) return null;
  const { draft } = decodeCriteria(params);
  return (
    <LinkButton size="small" to={resultsPath(new URLSearchParams(encodeCriteria({ ...draft, ...ages })))}>
      {t('review.otherSearch')}
    </LinkButton>
  );
}
