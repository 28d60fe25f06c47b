import { useTranslation } from 'react-i18next';
import { nameOf, reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import { commaOf } from '@traveldesk/shared-contract';
import { DisappearingButton } from '@traveldesk/shared-ui';
import { apart, useLanguage } from '@traveldesk/shared-web';
import type { TravellerValues } from './booking.values';

interface UnplacedProps {
  /** Set by the form's field. */
  value?: readonly TravellerValues[];
  onChange?: (value: TravellerValues[]) => void;
}

/** Travelers typed for a larger search; the draft keeps them until a search has room for them. */
export function Unplaced({ value = [], onChange }: UnplacedProps) {
  const { t } = useTranslation('flight-bookings');
  const { language } = useLanguage();
  if (value.length === 0) return null;
  const names = value.map((one) =>
    apart(nameOf(one) || one.given_name || one.family_name || t(`review.types.${one.type}`)),
  );
  return (
    <p role="status" className={styles.kept}>
      {t('review.unplaced.text', { names: names.join(commaOf[language]) })}{' '}
      <DisappearingButton size="small" onClick={() => onChange?.([])}>
        {t('review.unplaced.drop')}
      </DisappearingButton>
    </p>
  );
}
