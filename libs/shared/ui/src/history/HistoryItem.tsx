import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { useFormat } from '@traveldesk/shared-web';
import styles from './HistoryPanel.module.css';
import { differing } from './differing';
import { useActorName } from './useActorName';
import { useReadable } from './useReadable';

/** The words of a record's history that only its domain knows. */
export interface HistoryWords {
  /** A field's name as the form calls it; the field itself where it has none. */
  fieldName: (field: string) => string;
  /** What an action of the domain's own is called; create, update and delete have their names. */
  actionName?: (action: string) => string;
  /** A value as the screen shows it, where it is not shown as it is. */
  fieldValue?: (field: string, value: unknown) => unknown;
}

export interface HistoryItemProps extends HistoryWords {
  entry: HistoryEntry;
  ref?: Ref<HTMLLIElement> | undefined;
}

const asItIs = (_: string, value: unknown) => value;

/**
 * One change: who made it and when, and each field before and after. A value is written in the direction of its own
 * words: it may be a code, or a date in Arabic.
 */
export function HistoryItem(props: HistoryItemProps) {
  const { entry, ref, fieldName, actionName = String, fieldValue = asItIs } = props;
  const { t } = useTranslation('common');
  const { dateTime, relative } = useFormat();
  const readable = useReadable();
  const shown = (field: string, value: unknown) => readable(fieldValue(field, value));
  const actorName = useActorName();
  return (
    <li ref={ref} tabIndex={-1}>
      <p className={styles.line}>
        <strong>
          {t(`history.actions.${actionKey(entry.action)}`, { action: actionName(entry.action) })}
        </strong>{' '}
        <span>{actorName(entry.actor)}</span>
        <time dateTime={entry.at} title={relative(entry.at)}>
          {dateTime(entry.at)}
        </time>
      </p>
      {entry.changes.length > 0 && (
        <dl className={styles.changes}>
          {entry.changes.map((change) => {
            const { field } = change;
            const { before, after, isList } = differing(change);
            return (
              <div key={field}>
                <dt>{fieldName(field)}</dt>
                <dd>
                  {entry.action !== 'create' && !isNothing(before, isList) && (
                    <del>
                      {isList && <span className={styles.said}>{t('history.removed')}</span>}
                      <bdi>{shown(field, before)}</bdi>
                    </del>
                  )}{' '}
                  {entry.action !== 'delete' && !isNothing(after, isList) && (
                    <ins>
                      {isList && <span className={styles.said}>{t('history.added')}</span>}
                      <bdi>{shown(field, after)}</bdi>
                    </ins>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </li>
  );
}

/** Of a list nothing may have gone, or come. */
function isNothing(value: unknown, isList: boolean): boolean {
  return isList && Array.isArray(value) && value.length === 0;
}

function actionKey(action: string): 'create' | 'update' | 'delete' | 'other' {
  return action === 'create' || action === 'update' || action === 'delete' ? action : 'other';
}
