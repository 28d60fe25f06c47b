import { useTranslation } from 'react-i18next';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { ConversionPreview } from '@traveldesk/wallet-contract';
import '../texts';
import styles from './UsedRate.module.css';

/** A conversion's rate with its legs, their age and source. */
export function UsedRate({ rate }: { rate: ConversionPreview['rate'] }) {
  const { t } = useTranslation('wallet');
  const { dateTime, relative } = useFormat();
  return (
    <span className={styles.rate}>
      <Bidi>{`1 ${rate.from} = ${rate.rate} ${rate.to}`}</Bidi>
      {rate.legs.map((leg) => (
        <span key={leg.id} className={styles.leg}>
          <Bidi>{`${leg.base}/${leg.quote} ${leg.rate}`}</Bidi> · {t(`rate.sources.${leg.source}`)} ·{' '}
          <time dateTime={leg.valid_from} title={dateTime(leg.valid_from)}>
            {relative(leg.valid_from, new Date(rate.at))}
          </time>
        </span>
      ))}
    </span>
  );
}
