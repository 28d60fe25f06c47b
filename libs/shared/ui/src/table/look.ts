import type { DataColumn } from './columns';
import styles from './RowTable.module.css';

/**
 * How a column looks: whether it has room (a matter of the stylesheet alone, as no row is made anew when the window changes), and
 * where its cells end. Digits run from left to right in every language, so that amounts line up at the right in Arabic too.
 */
export function lookOf({ className, room, align }: Pick<DataColumn<never>, 'className' | 'room' | 'align'>) {
  const classes = [className, room && styles[`room${room}`]].filter(Boolean).join(' ');
  return { className: classes, ...(align && { align: align === 'end' ? ('right' as const) : align }) };
}
