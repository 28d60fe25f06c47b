import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isOver } from '@traveldesk/bookings-ui';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { encodeStay, hotelPermissions } from '@traveldesk/hotels-contract';
import { askAnew, propertyAddress, replacing } from '@traveldesk/hotels-ui';
import { keepDraft, localToday, useCan, useSession } from '@traveldesk/shared-web';
import { searchOfStay, valuesOfStay } from './search-of-stay';

/**
 * Leads from a failed booking to the current rates of its property, and from a confirmed one to the search for another stay
 * that replaces it. Its guests prefill the form of the next quote.
 */
export function BookAnew({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotel-bookings');
  const navigate = useNavigate();
  const mayBook = useCan(hotelPermissions.bookings);
  const seesCompanies = useCan('show_companies');
  const isStaff = useSession().user?.type === 'staff';
  const { id, state, property, check_in } = booking;
  const search = searchOfStay(booking, isStaff && seesCompanies);
  const isChange = state === 'confirmed' && booking.operation === null;
  if (!mayBook || !search || !property.id || check_in < localToday()) return null;
  if (!isChange && !isOver(booking)) return null;
  const query = encodeStay(search);
  const to = isChange ? `/hotels/search?${query}${replacing(id)}` : propertyAddress(property.id, query);
  const go = () => {
    keepDraft({
      slot: id,
      form: `/hotels/review?booking=${id}`,
      why: 'left',
      values: valuesOfStay(booking),
      isPartial: false,
    });
    void navigate(to, { state: isChange ? null : askAnew });
  };
  return <Button onClick={go}>{t(isChange ? 'anew.change' : 'anew.again')}</Button>;
}
