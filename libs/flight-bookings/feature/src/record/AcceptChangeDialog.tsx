import { useTranslation } from 'react-i18next';
import { ActionDialog } from '@traveldesk/bookings-ui';
import { useKey } from '@traveldesk/shared-ui';
import type { AirlineChangeDialogProps } from './airline-move';
import { useFlightBookingsAirlineChangeMutation } from './flight-record.api';
import { MovedTrips } from './MovedTrips';
import { MoveWarnings } from './MoveWarnings';

/** Confirms accepting an airline's change, as it cannot be undone. */
export function AcceptChangeDialog({ booking, change, problems, onClose }: AirlineChangeDialogProps) {
  const { t } = useTranslation('flight-bookings');
  const [accept, { isLoading, error }] = useFlightBookingsAirlineChangeMutation();
  const key = useKey(error);
  const { product, id, version, names } = booking;
  const confirm = async () => {
    const done = await accept({ product, id, key, version, ref: change.ref, action: 'accept' });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('changes.acceptTitle')}
      confirm={t('changes.accept')}
      busy={isLoading}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <MovedTrips moved={change} names={names} />
      <p>{t('changes.acceptText')}</p>
      {problems.length > 0 && <p>{t('changes.acceptUnfit')}</p>}
      <MoveWarnings problems={problems} />
    </ActionDialog>
  );
}
