import { useTranslation } from 'react-i18next';
import { defaultPerPage } from '@traveldesk/shared-contract';
import type { DataColumn } from './columns';
import { lookOf } from './look';
import styles from './RowTable.module.css';
import type { Density } from './view';

const rows = Array.from({ length: defaultPerPage }, (_, index) => index);

/** What of a column its head shows. */
type Head = Pick<DataColumn<never>, 'key' | 'title' | 'className' | 'room' | 'align'>;

export interface WaitingRowsProps {
  columns: readonly Head[];
  actions: boolean;
  density: Density;
}

/**
 * As many rows as a page has, while they are on their way: under the table's own head, and as tall. Plain
 * elements with the classes of antd's table: the table itself would take as long for these bars as for the rows that follow.
 */
export function WaitingRows({ columns, actions, density }: WaitingRowsProps) {
  const { t } = useTranslation('common');
  const last = {
    key: 'actions',
    title: t('table.actions'),
    className: styles.actions ?? '',
    align: 'end' as const,
  };
  const own = columns.map((column) => ({ ...column, ...lookOf(column) }));
  const heads = actions ? [...own, last] : own;
  return (
    <div className={`ant-table-wrapper ${styles.table}`} data-density={density} data-fits aria-busy>
      <div className="ant-table">
        <table>
          <thead className="ant-table-thead">
            <tr>
              {heads.map(({ key, title, className, align }) => (
                <th
                  key={key}
                  scope="col"
                  className={`ant-table-cell ${className}`}
                  style={{ textAlign: align }}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ant-table-tbody">
            {rows.map((row) => (
              <tr key={row} className="ant-table-row">
                {heads.map(({ key, className }) => (
                  <td key={key} className={`ant-table-cell ${className}`}>
                    {key !== last.key && <span className={styles.bar} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
