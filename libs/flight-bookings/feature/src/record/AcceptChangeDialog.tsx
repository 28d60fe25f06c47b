import { useTranslation } from 'react-i18next';
import type { MoveProblem } from '@traveldesk/flight-bookings-contract';
import { ActionDialog, type DialogProps } from '@traveldesk/bookings-ui';
import { useKey } from '@traveldesk/shared-ui';
import { useFlightBookingsAirlineChangeMutation } from './flight-record.api';
import { MoveWarnings } from './MoveWarnings';

interface AcceptChangeDialogProps extends DialogProps {
  change: string;
  problems: readonly MoveProblem[];
}

/** Confirms accepting an airline's change that does not fit every traveler, as it cannot be undone. */
export function AcceptChangeDialog({ booking, change, problems, onClose }: AcceptChangeDialogProps) {
  const { t } = useTranslation('flight-bookings');
  const [accept, { isLoading, error }] = useFlightBookingsAirlineChangeMutation();
  const key = useKey(error);
  const { id, version } = booking;
  const confirm = async () => {
    const done = await accept({ id, key, version, ref: change, action: 'accept' });
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
      <p>{t('changes.acceptText')}</p>
      <MoveWarnings problems={problems} />
    </ActionDialog>
  );
}
