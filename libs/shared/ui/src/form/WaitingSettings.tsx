import { ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { WaitingSetting } from '@traveldesk/shared-contract';
import { LinkButton } from '../page/LinkButton';
import styles from './WaitingSettings.module.css';
import './texts';

interface WaitingSettingsProps {
  waiting: readonly WaitingSetting[];
  /** The form's label for a field. */
  fieldName: (field: string) => string;
}

/** Changes of settings that guard money and await a second person's approval, with a link to each request. */
export function WaitingSettings({ waiting, fieldName }: WaitingSettingsProps) {
  const { t } = useTranslation(['common', 'forms']);
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label={t('forms:waitingSettings.title')}>
      <h2>
        <ClockCircleOutlined aria-hidden /> {t('forms:waitingSettings.title')}
      </h2>
      <ul>
        {waiting.map(({ field, value, approval_id: id }) => (
          <li key={field}>
            <span>
              {fieldName(field)}: <bdi>{value}</bdi>
            </span>
            {id && <LinkButton to={`/approvals/view/${id}`}>{t('forms:waitingSettings.request')}</LinkButton>}
          </li>
        ))}
      </ul>
      <p>{t('forms:waitingSettings.note')}</p>
    </section>
  );
}
