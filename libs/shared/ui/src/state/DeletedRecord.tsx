import { DeleteOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry, Language } from '@traveldesk/shared-contract';
import { listAddress, useFormat, useLanguage } from '@traveldesk/shared-web';
import { useActorName } from '../history/useActorName';
import { LinkButton } from '../page/LinkButton';
import { usePageTitle } from '../page/usePageTitle';
import styles from './state.module.css';

interface DeletedRecordProps {
  change: HistoryEntry;
  back: string;
  backLabel: string;
}

/** Says who deleted a record, and when. */
export function DeletedRecord({ change, back, backLabel }: DeletedRecordProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { dateTime } = useFormat();
  const actorName = useActorName();
  const name = nameIn(change, language);
  const title = name ? t('gone.named', { name }) : t('gone.title');
  usePageTitle(title);
  return (
    <section className={styles.state}>
      <DeleteOutlined className={styles.icon} aria-hidden />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.hint}>
        {t('gone.by', { actor: actorName(change.actor), time: dateTime(change.at) })}
      </p>
      <LinkButton to={listAddress(back)}>{backLabel}</LinkButton>
    </section>
  );
}

/** Returns the record's name from its last history entry: one name, or one per language. */
function nameIn({ changes }: HistoryEntry, language: Language): string | undefined {
  const name = changes.find(({ field }) => field === 'name' || field === 'title')?.before;
  const said = typeof name === 'object' && name !== null ? (name as Record<string, unknown>)[language] : name;
  return typeof said === 'string' && said ? said : undefined;
}
