import { HolderOutlined } from '@ant-design/icons';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import styles from './TableDrawer.module.css';
import type { TableDrawerProps } from './table-drawer';
import { inOrder, toggled } from './view';

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The columns in order; each can be shown or hidden, and moved by its handle with pointer or arrow keys. The first column names the row, so
 * it stays visible and first.
 */
export function ColumnChoice(props: Pick<TableDrawerProps, 'columns' | 'roomless' | 'view' | 'onChange'>) {
  const { columns, roomless, view, onChange } = props;
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<string>(undefined);
  const [moved, setMoved] = useState<string>();
  const ordered = inOrder(columns, view.order);
  const keys = ordered.map(({ key }) => key);

  const move = (key: string, to: number) => {
    const place = Math.min(Math.max(to, 1), keys.length - 1);
    if (keys.indexOf(key) === place) return;
    const others = keys.filter((one) => one !== key);
    setMoved(key);
    onChange({ order: [...others.slice(0, place), key, ...others.slice(place)] });
  };
  // An element moved in the document loses the focus.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-handle="${moved}"]`)?.focus();
  }, [moved, view.order]);

  const pressArrow = (event: KeyboardEvent, key: string, place: number) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(key, place + step);
  };
  const take = (event: PointerEvent, key: string) => {
    dragged.current = key;
    // Captured by the list, because a moved handle loses the pointer.
    list.current?.setPointerCapture(event.pointerId);
  };
  const drag = ({ clientY }: PointerEvent) => {
    if (!dragged.current) return;
    const items = [...(list.current?.children ?? [])];
    const over = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom);
    move(dragged.current, over < 0 ? keys.length : over);
  };
  const drop = () => {
    dragged.current = undefined;
  };

  const place = moved === undefined ? -1 : keys.indexOf(moved);
  return (
    <>
      <ul
        ref={list}
        className={styles.columns}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        {ordered.map(({ key, title }, index) => (
          <li key={key} className={styles.column}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                disabled={index === 0}
                checked={!view.hidden.includes(key) && !roomless.includes(key)}
                onChange={(event) => onChange(toggled(view, key, event.target.checked))}
              />
              <span>
                {title}
                {roomless.includes(key) && <span className={styles.note}>{t('table.noRoom')}</span>}
              </span>
            </label>
            {index > 0 && (
              <button
                type="button"
                data-handle={key}
                className={styles.handle}
                aria-label={t('table.move', { title })}
                title={t('table.move', { title })}
                onPointerDown={(event) => take(event, key)}
                onKeyDown={(event) => pressArrow(event, key, index)}
              >
                <HolderOutlined aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      <span role="status" className={styles.said}>
        {place > 0 &&
          t('table.place', {
            title: ordered[place]?.title,
            place: number(place + 1),
            total: number(keys.length),
          })}
      </span>
    </>
  );
}
