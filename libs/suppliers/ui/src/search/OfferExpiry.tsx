import { ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNow } from '@traveldesk/shared-web';
import styles from './search.module.css';
import { clockOf, remainingUntil } from './remaining';
import { soon } from './Expiry';
import './texts';

/** Shows how long one offer of a list is valid. */
export function OfferExpiry({ until }: { until: string }) {
  const { t } = useTranslation('supplierSearch');
  const left = remainingUntil(until, useNow());
  const { minutes, over } = left;
  const time = minutes < soon ? clockOf(left) : undefined;
  const said = over
    ? t('expiry.overOne')
    : time
      ? t('expiry.seconds', { time })
      : t('expiry.minutes', { count: minutes });
  return (
    <span className={styles.expiry} data-soon={minutes < soon} title={said}>
      <ClockCircleOutlined aria-hidden /> {over ? said : (time ?? t('expiry.left', { count: minutes }))}
    </span>
  );
}
