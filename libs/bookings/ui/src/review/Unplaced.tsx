import { useTranslation } from 'react-i18next';
import { commaOf } from '@traveldesk/shared-contract';
import { DisappearingButton } from '@traveldesk/shared-ui';
import { apart, useLanguage } from '@traveldesk/shared-web';
import { nameOf, type TypedName } from './name-of';
import styles from './review.module.css';
import './texts';

interface UnplacedProps {
  /** Set by the form's field. */
  value?: readonly TypedName[];
  onChange?: (value: TypedName[]) => void;
}

/** Persons typed for a larger search; the draft keeps them until a search has room for them. */
export function Unplaced({ value = [], onChange }: UnplacedProps) {
  const { t } = useTranslation('bookingReview');
  const { language } = useLanguage();
  if (value.length === 0) return null;
  const names = value.map((one) => apart(nameOf(one) || one.given_name || one.family_name || '…'));
  return (
    <p role="status" className={styles.kept}>
      {t('unplaced.text', { names: names.join(commaOf[language]) })}{' '}
      <DisappearingButton size="small" onClick={() => onChange?.([])}>
        {t('unplaced.drop')}
      </DisappearingButton>
    </p>
  );
}
