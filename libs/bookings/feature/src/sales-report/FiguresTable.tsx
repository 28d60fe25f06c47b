import type { ReactNode } from 'react';
import styles from './SalesReportPage.module.css';

interface FiguresTableProps {
  heads: readonly string[];
  /** The body and the foot. */
  children: ReactNode;
}

/** A small table of figures; it scrolls within itself where it is wider than the page. */
export function FiguresTable({ heads, children }: FiguresTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.figures}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
