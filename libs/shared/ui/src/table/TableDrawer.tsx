import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@traveldesk/shared-web';
import { useFocusBack } from '../focus/useFocusBack';
import { ColumnChoice } from './ColumnChoice';
import styles from './TableDrawer.module.css';
import type { TableDrawerProps } from './table-drawer';
import { densities, initialView } from './view';

/** Settings of a table: visible columns, their order, and row height. Changes apply at once. */
export function TableDrawer({ open, onClose, columns, roomless, view, onChange }: TableDrawerProps) {
  const { t } = useTranslation('common');
  const { direction } = useLanguage();
  const focusBack = useFocusBack();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(isOpen) => isOpen || focusBack()}
      placement={direction === 'rtl' ? 'left' : 'right'}
      size={360}
      title={t('table.options')}
      extra={
        <Button size="small" onClick={() => onChange(initialView)}>
          {t('table.original')}
        </Button>
      }
    >
      <fieldset className={styles.part}>
        <legend>{t('table.columns')}</legend>
        <ColumnChoice columns={columns} roomless={roomless} view={view} onChange={onChange} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('table.density')}</legend>
        {densities.map((density) => (
          <label key={density} className={styles.choice}>
            <input
              type="radio"
              name="density"
              checked={density === view.density}
              onChange={() => onChange({ density })}
            />
            {t(`table.densities.${density}`)}
          </label>
        ))}
      </fieldset>
    </Drawer>
  );
}
