import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { useFormat } from '@traveldesk/shared-web';
import { useFocusBack } from '../focus/useFocusBack';
import { itemsNotIn } from '../history/difference-of';
import { useActorName } from '../history/useActorName';
import { useReadable } from '../history/useReadable';
import type { StaleField, StaleFields } from './stale-fields';
import styles from './StaleDialog.module.css';
import './texts';

export interface StaleDialogProps<Values> {
  fields: StaleFields<Values>;
  mine: Values;
  theirs: Values;
  /** The other user's change, the newest in the record's history, if known. */
  change: HistoryEntry | undefined;
  onChoose: (choice: 'mine' | 'theirs' | 'later') => void;
}

/** Shows both versions, side by side where they differ, after another user has saved the record (412). */
export function StaleDialog<Values>({ fields, mine, theirs, change, onChoose }: StaleDialogProps<Values>) {
  const { t } = useTranslation(['common', 'forms']);
  const format = useFormat();
  const actorName = useActorName();
  // The dialog is closed by unmounting it.
  useFocusBack();
  const readable = useReadable();
  // For lists, shows only the items that the other version lacks, so that readers need not compare whole lists.
  const said = (one: unknown, other: unknown) => {
    if (!Array.isArray(one) || !Array.isArray(other)) return readable(one);
    const only = itemsNotIn(one, other);
    return only.length > 0 ? t('forms:stale.only', { list: readable(only) }) : t('forms:stale.nothingMore');
  };
  const compared: StaleField<Values>[] = Object.values<StaleFields<Values>[keyof Values]>(fields).flat();
  const rows = compared
    .map(({ label, value }) => {
      const [own, other] = [value(mine), value(theirs)];
      return { label, mine: said(own, other), theirs: said(other, own) };
    })
    .filter((row) => row.mine !== row.theirs);
  return (
    <Modal
      open
      title={t('forms:stale.title')}
      onCancel={() => onChoose('later')}
      footer={
        <>
          <Button onClick={() => onChoose('theirs')}>{t('forms:stale.takeTheirs')}</Button>
          <Button type="primary" onClick={() => onChoose('mine')}>
            {t('forms:stale.keepMine')}
          </Button>
        </>
      }
    >
      <p>
        {change
          ? t('forms:stale.explainBy', { name: actorName(change.actor), time: format.dateTime(change.at) })
          : t('forms:stale.explain')}
      </p>
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">{t('stale.field')}</th>
            <th scope="col">{t('forms:stale.mine')}</th>
            <th scope="col">{t('forms:stale.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>
                <bdi>{row.mine}</bdi>
              </td>
              <td>
                <bdi>{row.theirs}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
