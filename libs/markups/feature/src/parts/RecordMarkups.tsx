import { useTranslation } from 'react-i18next';
import { RecentRows, recentRows, type AdditionProps } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { MarkupFilter } from '../markups/markup.filters';
import { markupColumns } from '../markups/markup.columns';
import { useMarkupsMarkupsQuery } from '../markups/markups.api';
import '../texts';

/** The rules that can price a company's bookings, or that it owns. */
export function CompanyMarkups({ id }: AdditionProps) {
  return <Markups filters={{ company_id: id }} />;
}

/** The rules that name a supplier. */
export function SupplierMarkups({ id }: AdditionProps) {
  return <Markups filters={{ supplier_id: id }} />;
}

/** The rules that name an airline. */
export function AirlineMarkups({ code = '' }: AdditionProps) {
  return <Markups filters={{ airline: code }} />;
}

/** The rules that name an airport. */
export function AirportMarkups({ code = '' }: AdditionProps) {
  return <Markups filters={{ airport: code }} />;
}

function Markups({ filters }: { filters: Partial<Record<MarkupFilter, string>> }) {
  const { t } = useTranslation('markups');
  const format = useFormat();
  const result = useMarkupsMarkupsQuery({ page: 1, per_page: recentRows, sort: '-created_at', ...filters });
  const list = new URLSearchParams({ ...filters, sort: '-created_at' });
  return (
    <RecentRows
      title={t('part.title')}
      all={`/markups?${list.toString()}`}
      result={result}
      columns={markupColumns(t, format)}
      empty={t('part.empty')}
    />
  );
}
