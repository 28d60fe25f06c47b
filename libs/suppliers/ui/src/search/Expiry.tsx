import { ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { DisappearingButton } from '@traveldesk/shared-ui';
import { useNow } from '@traveldesk/shared-web';
import { clockOf, remainingUntil } from './remaining';
import styles from './search.module.css';
import './texts';

/** Minutes below which the remaining time is highlighted. */
export const soon = 5;

export interface ExpiryProps {
  until: string;
  /** Searches again; offered once the prices have expired. */
  onAgain?: () => void;
}

/**
 * Shows how long prices are valid (TRAVEL-RULES 13). Screen readers announce only the end, because a spoken countdown would drown out
 * everything else.
 */
export function Expiry({ until, onAgain }: ExpiryProps) {
  const { t } = useTranslation('supplierSearch');
  const left = remainingUntil(until, useNow());
  const { minutes, over } = left;
  const text = minutes >= soon ? t('expiry.minutes', { count: minutes }) : undefined;
  return (
    <span className={styles.expiry} data-soon={minutes < soon}>
      <ClockCircleOutlined aria-hidden />{' '}
      <span role={over ? 'alert' : undefined}>
        {over ? t('expiry.over') : (text ?? t('expiry.seconds', { time: clockOf(left) }))}
      </span>
      {over && onAgain && (
        <DisappearingButton size="small" className={styles.again} onClick={onAgain}>
          {t('results.again')}
        </DisappearingButton>
      )}
    </span>
  );
}
