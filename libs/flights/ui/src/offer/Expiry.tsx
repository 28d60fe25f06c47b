import { ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { PassingButton } from '@traveldesk/shared-ui';
import { useNow } from '@traveldesk/shared-web';
import { clockOf, remainingUntil } from './remaining';
import styles from './offer.module.css';
import './texts';

/** From here on, in minutes, it is time to decide. */
export const soon = 5;

export interface ExpiryProps {
  until: string;
  /** Searches anew: offered once they hold no longer. */
  onAgain?: () => void;
}

/** How long prices hold (TRAVEL-RULES 13). Only its end is spoken: a countdown that is read out says nothing else. */
export function Expiry({ until, onAgain }: ExpiryProps) {
  const { t } = useTranslation('flights');
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
        <PassingButton size="small" className={styles.again} onClick={onAgain}>
          {t('results.again')}
        </PassingButton>
      )}
    </span>
  );
}
