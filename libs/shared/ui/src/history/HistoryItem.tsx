import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { useFormat } from '@traveldesk/shared-web';
import styles from './HistoryPanel.module.css';
import { differenceOf } from './difference-of';
import { useActorName } from './useActorName';
import { useReadable } from './useReadable';

/** The parts of a record's history that only its domain can name. */
export interface HistoryWords {
  /** Returns a field's label in the form, or the field's key if it has none. */
  fieldName: (field: string) => string;
  /** Returns the name of a domain's own action; create, update and delete have shared names. */
  actionName?: (action: string) => string;
  /** Converts a value to the form in which the screen shows it. */
  fieldValue?: (field: string, value: unknown) => unknown;
}

export interface HistoryItemProps extends HistoryWords {
  entry: HistoryEntry;
  ref?: Ref<HTMLLIElement> | undefined;
}

const asItIs = (_: string, value: unknown) => value;

/**
 * One change: its author, its time, and each field before and after. Values set their own text direction, because they may be codes or
 * Arabic dates.
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
            const { before, after, isList } = differenceOf(change);
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

/** Whether a list change has no removed items, or no added ones. */
function isNothing(value: unknown, isList: boolean): boolean {
  return isList && Array.isArray(value) && value.length === 0;
}

function actionKey(action: string): 'create' | 'update' | 'delete' | 'other' {
  return action === 'create' || action === 'update' || action === 'delete' ? action : 'other';
}
