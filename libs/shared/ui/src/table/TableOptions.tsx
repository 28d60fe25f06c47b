import { SettingOutlined } from '@ant-design/icons';
import { Suspense, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadable } from '../lazy/preloadable';
import styles from './TableOptions.module.css';
import type { TableDrawerProps } from './table-drawer';
import { useWidth } from './useWidth';
import { columnsThatDoNotFit } from './view';

const { Component: TableDrawer } = preloadable(async () => (await import('./TableDrawer')).TableDrawer);

export interface TableOptionsProps extends Pick<TableDrawerProps, 'columns' | 'view' | 'onChange'> {
  /** The element that contains the table and limits its width. */
  box: RefObject<HTMLElement | null>;
  /** On a small screen the rows are cards, which show all columns. */
  small: boolean;
}

/** The button that opens the table's settings and shows how many columns lack room. */
export function TableOptions({ columns, view, onChange, box, small }: TableOptionsProps) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState<boolean>();
  const width = useWidth(box);
  const roomless = small ? [] : columnsThatDoNotFit(columns, view, width);
  const label = t('table.options');
  const more = roomless.length > 0 && t('table.roomless', { count: roomless.length });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={more ? `${label}: ${more}` : label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {more}
        <SettingOutlined aria-hidden />
      </button>
      {open !== undefined && (
        <Suspense>
          <TableDrawer
            open={open}
            onClose={() => setOpen(false)}
            columns={columns}
            roomless={roomless}
            view={view}
            onChange={onChange}
          />
        </Suspense>
      )}
    </>
  );
}
