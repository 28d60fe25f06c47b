import { useTranslation } from 'react-i18next';
import { defaultPerPage } from '@traveldesk/shared-contract';
import type { DataColumn } from './columns';
import styles from './RowTable.module.css';
import type { Density } from './useTableView';

/** Of the column that holds a row's actions, in pixels. */
export const actionsWidth = 120;

const rows = Array.from({ length: defaultPerPage }, (_, index) => index);

/** What of a column its head shows. */
type Head = Pick<DataColumn<never>, 'key' | 'title' | 'width' | 'align'>;

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
  const last: Head = { key: 'actions', title: t('table.actions'), width: actionsWidth, align: 'end' };
  const heads = actions ? [...columns, last] : columns;
  return (
    <div className={`ant-table-wrapper ${styles.table}`} data-density={density} data-fits aria-busy>
      <div className="ant-table">
        <table>
          <thead className="ant-table-thead">
            <tr>
              {heads.map(({ key, title, width, align }) => (
                <th
                  key={key}
                  scope="col"
                  className="ant-table-cell"
                  style={{ inlineSize: width, textAlign: align }}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ant-table-tbody">
            {rows.map((row) => (
              <tr key={row} className="ant-table-row">
                {columns.map(({ key }) => (
                  <td key={key} className="ant-table-cell">
                    <span className={styles.bar} />
                  </td>
                ))}
                {actions && <td className="ant-table-cell" />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
