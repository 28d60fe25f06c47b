import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import { readable } from '../history/readable';
import styles from './StaleDialog.module.css';

export interface StaleField<Values> {
  label: string;
  value: (values: Values) => unknown;
}

export interface StaleDialogProps<Values> {
  fields: readonly StaleField<Values>[];
  mine: Values;
  theirs: Values;
  onChoose: (choice: 'mine' | 'theirs' | 'later') => void;
}

/** Somebody saved the record meanwhile (412): both versions, side by side where they differ. */
export function StaleDialog<Values>({ fields, mine, theirs, onChoose }: StaleDialogProps<Values>) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const rows = fields
    .map(({ label, value }) => ({
      label,
      mine: readable(value(mine), format),
      theirs: readable(value(theirs), format),
    }))
    .filter((row) => row.mine !== row.theirs);
  return (
    <Modal
      open
      title={t('stale.title')}
      onCancel={() => onChoose('later')}
      footer={
        <>
          <Button onClick={() => onChoose('theirs')}>{t('stale.takeTheirs')}</Button>
          <Button type="primary" onClick={() => onChoose('mine')}>
            {t('stale.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('stale.explain')}</p>
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">{t('stale.field')}</th>
            <th scope="col">{t('stale.mine')}</th>
            <th scope="col">{t('stale.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.mine}</td>
              <td>{row.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
