import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { bookingPaths } from '@traveldesk/bookings-contract';
import { defaultPerPage, firstPage } from '@traveldesk/shared-contract';
import { Amount, ExportButton, elementAtSameIndex, DisappearingButton } from '@traveldesk/shared-ui';
import { useBookingsSupplierAccountsQuery, type AccountFilters } from './sales-report.api';
import { FiguresTable } from './FiguresTable';
import styles from './SalesReportPage.module.css';
import './texts';

const amounts = ['ordered', 'returned', 'owed', 'balance'] as const;

interface SupplierAccountsProps {
  filters: AccountFilters;
  /** Whether the rows of the report are shown; the accounts are requested after them. */
  ready: boolean;
}

/** The platform's debt to each supplier, in the currency of its orders. */
export function SupplierAccounts({ filters, ready }: SupplierAccountsProps) {
  const { t } = useTranslation(['salesReport', 'common']);
  const { currentData, isFetching, isError, refetch } = useBookingsSupplierAccountsQuery(
    ready ? filters : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const rows = currentData?.data;
  const heads = (['supplier', 'currency', ...amounts] as const).map((key) => t(`fields.${key}`));
  return (
    <section className={styles.section} aria-busy={isFetching || (!rows && !isError)}>
      <div className={styles.heading}>
        <h2>{t('accounts.title')}</h2>
        <ExportButton
          url={bookingPaths.supplierAccountsExport}
          query={{ ...filters, page: firstPage, per_page: defaultPerPage }}
          name="supplier-accounts"
        />
      </div>
      <p className={styles.note}>{t('accounts.note')}</p>
      {isError && !isFetching && (
        <p role="status">
          {t('accounts.failed')}{' '}
          <DisappearingButton size="small" heir={elementAtSameIndex} onClick={() => void refetch()}>
            {t('common:state.retry')}
          </DisappearingButton>
        </p>
      )}
      {rows?.length === 0 && <p>{t('accounts.empty')}</p>}
      {rows && rows.length > 0 && (
        <FiguresTable heads={heads}>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.supplier.id} ${row.currency}`}>
                <th scope="row">
                  <bdi>{row.supplier.name}</bdi>
                </th>
                <td>{row.currency}</td>
                {amounts.map((key) => (
                  <td key={key}>
                    <Amount money={row[key]} bare />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
    </section>
  );
}
