import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { useFormat } from '@traveldesk/shared-web';
import { Bidi } from '../text/Bidi';
import styles from './HistoryPanel.module.css';
import { readable } from './readable';

export interface HistoryPanelProps {
  /** Newest first; undefined while they are loading. */
  entries: readonly HistoryEntry[] | undefined;
  /** A field's name as the form calls it; the field itself where it has none. */
  fieldName: (field: string) => string;
  /** What an action of the domain's own is called; create, update and delete have their names. */
  actionName?: (action: string) => string;
  /** A value as the screen shows it, where it is not shown as it is. */
  fieldValue?: (field: string, value: unknown) => unknown;
}

const asItIs = (_: string, value: unknown) => value;

/** What was changed in a record, by whom and when: each field before and after (SECURITY 52). */
export function HistoryPanel(props: HistoryPanelProps) {
  const { entries, fieldName, actionName = String, fieldValue = asItIs } = props;
  const { t } = useTranslation('common');
  const { dateTime, relative } = useFormat();
  return (
    <section className={styles.panel} aria-busy={!entries}>
      <h2 className={styles.title}>{t('history.title')}</h2>
      {entries?.length === 0 && <p className={styles.none}>{t('history.none')}</p>}
      <ol className={styles.entries}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <p className={styles.line}>
              <strong>
                {t(`history.actions.${actionKey(entry.action)}`, { action: actionName(entry.action) })}
              </strong>{' '}
              <span>{entry.actor?.name ?? t('history.system')}</span>
              <time dateTime={entry.at} title={relative(entry.at)}>
                {dateTime(entry.at)}
              </time>
            </p>
            {entry.changes.length > 0 && (
              <dl className={styles.changes}>
                {entry.changes.map(({ field, before, after }) => (
                  <div key={field}>
                    <dt>{fieldName(field)}</dt>
                    <dd>
                      <del>
                        <Bidi>{readable(fieldValue(field, before))}</Bidi>
                      </del>{' '}
                      <ins>
                        <Bidi>{readable(fieldValue(field, after))}</Bidi>
                      </ins>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function actionKey(action: string): 'create' | 'update' | 'delete' | 'other' {
  return action === 'create' || action === 'update' || action === 'delete' ? action : 'other';
}
