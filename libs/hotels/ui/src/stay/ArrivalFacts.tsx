import { useTranslation } from 'react-i18next';
import type { PropertyDetails } from '@traveldesk/hotels-contract';
import { isolated, useLanguage } from '@traveldesk/shared-web';
import { zoneText } from '../rates/zones';
import styles from './stay.module.css';

export interface ArrivalFactsProps {
  /** Undefined while no supplier has stated them. */
  details: PropertyDetails | undefined;
  waiting: boolean;
  /** The property's time zone; null if unknown. */
  zone: string | null;
  checkIn: string;
}

/** When guests arrive and leave, in the property's time, and how they get their keys. */
export function ArrivalFacts({ details, waiting, zone, checkIn }: ArrivalFactsProps) {
  const { t } = useTranslation('hotels');
  const { language } = useLanguage();
  const time = (key: 'from' | 'until', value: string | null | undefined) => {
    if (value) return t(`property.stay.${key}`, { time: isolated(value) });
    return <span className={styles.quiet}>{waiting ? '…' : t('property.stay.notStated')}</span>;
  };
  return (
    <dl className={styles.facts} aria-busy={waiting}>
      <div>
        <dt>{t('property.stay.checkIn')}</dt>
        <dd>{time('from', details?.check_in_after)}</dd>
      </div>
      <div>
        <dt>{t('property.stay.checkOut')}</dt>
        <dd>{time('until', details?.check_out_before)}</dd>
      </div>
      <div>
        <dt>{t('property.stay.zone')}</dt>
        <dd>{zone === null ? t('property.stay.zoneUnknown') : zoneText(zone, checkIn, language)}</dd>
      </div>
      {details?.key_collection && (
        <div className={styles.wide}>
          <dt>{t('property.stay.keys')}</dt>
          <dd dir="auto">{details.key_collection}</dd>
        </div>
      )}
    </dl>
  );
}
