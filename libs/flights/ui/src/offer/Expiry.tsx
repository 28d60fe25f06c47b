import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { remainingUntil } from './remaining';
import styles from './offer.module.css';
import { useNow } from './useNow';

/** From here on, in minutes, it is time to decide. */
const soon = 5;

export interface ExpiryProps {
  until: string;
  /** Searches anew: offered once they hold no longer. */
  onAgain?: () => void;
}

/** How long prices hold (TRAVEL-RULES 13). Only its end is spoken: a countdown that is read out says nothing else. */
export function Expiry({ until, onAgain }: ExpiryProps) {
  const { t } = useTranslation('flights');
  const { minutes, seconds, over } = remainingUntil(until, useNow(1000));
  const text = minutes >= soon ? t('expiry.minutes', { count: minutes }) : undefined;
  return (
    <span className={styles.expiry} data-soon={minutes < soon}>
      <ClockCircleOutlined aria-hidden />{' '}
      <span role={over ? 'alert' : undefined}>
        {over
          ? t('expiry.over')
          : (text ?? t('expiry.seconds', { time: `${minutes}:${String(seconds).padStart(2, '0')}` }))}
      </span>
      {over && onAgain && (
        <Button size="small" className={styles.again} onClick={onAgain}>
          {t('results.again')}
        </Button>
      )}
    </span>
  );
}
