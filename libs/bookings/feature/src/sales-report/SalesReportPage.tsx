import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPaths, salesGroups } from '@traveldesk/bookings-contract';
import { netPricePermission } from '@traveldesk/shared-contract';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, serverNow, useCan, useFormat, useListState } from '@traveldesk/shared-web';
import { useOfferedFilters } from '../filters';
import { narrowedTo } from './narrowed';
import { periodOf } from './period';
import { bookingsSalesReport, useBookingsSalesReportQuery } from './sales-report.api';
import { salesReportColumns } from './sales-report.columns';
import { salesReportFilters } from './sales-report.filters';
import { SalesSums } from './SalesSums';
import { SupplierAccounts } from './SupplierAccounts';
import './texts';

/** /sales-report: the sales of a period, grouped and filtered by the address; with net prices also earnings and supplier accounts. */
export function SalesReportPage() {
  const { t } = useTranslation('salesReport');
  const format = useFormat();
  const seesNet = useCan(netPricePermission);
  const fields = useOfferedFilters(salesReportFilters);
  const list = useListState(salesReportFilters);
  const { query } = list;
  const report = useBookingsSalesReportQuery(query, { refetchOnMountOrArgChange: true });
  const shown = report.data;
  // While a new answer loads, the former rows and their grouping stay.
  const by = shown?.by ?? salesGroups.find((group) => group === query.by) ?? 'company';
  // The answer to this address: rows of an earlier one have no links.
  const answer = report.currentData;
  const period = answer ?? periodOf(query, new Date(serverNow()));
  // Deferred, so that the rows render before the supplier accounts.
  const isShown = useDeferredValue(shown !== undefined, false);
  const { page: _page, per_page: _perPage, sort: _sort, by: _by, ...filters } = query;
  return (
    <ListPage
      title={t('title')}
      note={t('period', { from: format.date(period.from), to: format.date(period.to) })}
      createLabel=""
      actions={<ExportButton url={bookingPaths.salesReportExport} query={query} name="sales-report" />}
      filters={<FilterBar fields={fields} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(report)}
        columns={salesReportColumns(t, format, {
          by,
          seesNet,
          linkTo: (row) => (answer ? narrowedTo(row, { by, query, period }) : null),
        })}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
      />
      {shown && shown.sums.length > 0 && <SalesSums report={shown} seesNet={seesNet} />}
      {/* Below the sums, so that nothing moves when they load. */}
      {shown && seesNet && <SupplierAccounts filters={filters} ready={isShown} />}
    </ListPage>
  );
}

SalesReportPage.loader = listLoader(bookingsSalesReport, salesReportFilters);

export { SalesReportPage as Component };
