import { useTranslation } from 'react-i18next';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import '@traveldesk/bookings-ui/texts';
import { LinkButton } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';

/** Links to the forms of flights that were not bought here. */
export function FlightActions() {
  const { t } = useTranslation('bookings');
  const mayEnter = useCan(bookingPermissions.create);
  return (
    mayEnter && (
      <>
        <LinkButton to="/flights/bookings/create">{t('enter')}</LinkButton>
        <LinkButton to="/flights/group-requests/create">{t('groupRequest')}</LinkButton>
      </>
    )
  );
}
