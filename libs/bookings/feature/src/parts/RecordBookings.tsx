import { useTranslation } from 'react-i18next';
import { bookingPermissions, type BookingRow } from '@traveldesk/bookings-contract';
import '@traveldesk/bookings-ui/texts';
import { productPermissions } from '@traveldesk/shared-contract';
import { RecentRows, recentRows, type AdditionProps, type RecentRowsProps } from '@traveldesk/shared-ui';
import { ofLiveList, useCan } from '@traveldesk/shared-web';
import type { BookingFilter } from '../bookings/booking.filters';
import { bookingColumns } from '../bookings/booking.columns';
import {
  useBookingsAllQuery,
  useBookingsFlightsQuery,
  useBookingsHotelsQuery,
} from '../bookings/bookings.api';
import { useLeadTitle, useProductColumns } from '../useProductColumns';
import './texts';

type Product = 'flight' | 'hotel';
type Filters = Partial<Record<BookingFilter, string>>;

interface PartProps {
  filters: Filters;
  /** The record is a company: no column says so again. */
  ofCompany?: boolean;
  products?: readonly Product[];
}

/** Columns for which the list has room, and these few rows do not. */
const omitted: ReadonlySet<string> = new Set(['supplier', 'owner', 'created_at']);

const firstRows = { page: 1, per_page: recentRows } as const;

/** The newest bookings of a company. */
export function CompanyBookings({ id }: AdditionProps) {
  return <Bookings filters={{ company_id: id }} ofCompany />;
}

/** The newest bookings at a supplier. */
export function SupplierBookings({ id, supplier }: AdditionProps) {
  const products = supplier?.module === 'hotels' ? (['hotel'] as const) : (['flight'] as const);
  return <Bookings filters={{ supplier_id: id }} products={products} />;
}

/** The newest bookings whose tickets an airline issues. */
export function AirlineBookings({ code = '' }: AdditionProps) {
  return <Bookings filters={{ airline: code }} products={['flight']} />;
}

/** The newest bookings with a trip from or to an airport. */
export function AirportBookings({ code = '' }: AdditionProps) {
  return <Bookings filters={{ airport: code }} products={['flight']} />;
}

/** One part for each product whose list the user may open; readers of all bookings who lack one of them get the list of all. */
function Bookings({ products = ['flight', 'hotel'], ...part }: PartProps) {
  const may = {
    all: useCan(bookingPermissions.list),
    flight: useCan(productPermissions.flight.bookings),
    hotel: useCan(productPermissions.hotel.bookings),
  };
  if (may.all && !products.every((product) => may[product])) return <OfAll {...part} />;
  return (
    <>
      {products.includes('flight') && may.flight && <OfFlights {...part} />}
      {products.includes('hotel') && may.hotel && <OfHotels {...part} />}
    </>
  );
}

type OfProps = Omit<PartProps, 'products'>;

function OfAll(part: OfProps) {
  const result = useBookingsAllQuery({ ...firstRows, ...part.filters }, ofLiveList);
  return <Rows {...part} of="all" list="/booking_lists" result={result} />;
}

function OfFlights(part: OfProps) {
  const result = useBookingsFlightsQuery({ ...firstRows, ...part.filters }, ofLiveList);
  return <Rows {...part} of="flight" list="/flights/bookings" result={result} />;
}

function OfHotels(part: OfProps) {
  const result = useBookingsHotelsQuery({ ...firstRows, ...part.filters }, ofLiveList);
  return <Rows {...part} of="hotel" list="/hotels/bookings" result={result} />;
}

interface RowsProps extends OfProps {
  of: Product | 'all';
  list: string;
  result: RecentRowsProps<BookingRow>['result'];
}

function Rows({ of, list, filters, ofCompany = false, result }: RowsProps) {
  const { t } = useTranslation(['bookings', 'bookingParts']);
  const product = of === 'all' ? undefined : of;
  const lead = useLeadTitle(product);
  const ofProducts = useProductColumns(product);
  const shown = bookingColumns(t, lead, ofProducts).filter(
    ({ key }) => !omitted.has(key) && !(ofCompany && key === 'company'),
  );
  return (
    <RecentRows
      title={t(`bookingParts:${of}`)}
      all={`${list}?${new URLSearchParams(filters).toString()}`}
      result={result}
      columns={shown}
      empty={t('bookingParts:empty')}
    />
  );
}
