import { InfoCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './rates.module.css';

/** Says that the deadlines of a property are in UTC if its time zone is unknown. */
export function ZoneNote({ zone }: { zone: string | null }) {
  const { t } = useTranslation('hotels');
  if (zone !== null) return null;
  return (
    <p className={styles.note}>
      <InfoCircleOutlined aria-hidden /> {t('rates.zone.unknown')}
    </p>
  );
}
