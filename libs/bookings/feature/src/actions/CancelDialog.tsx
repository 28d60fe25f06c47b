import { useTranslation } from 'react-i18next';
import { ActionDialog, allows, type DialogProps, ReasonField } from '@traveldesk/bookings-ui';
import { useKeptFields, useKey } from '@traveldesk/shared-ui';
import { useBookingsCancelMutation } from './actions.api';

const blank = { reason: '' };

/** Cancels an unpaid hold. */
export function CancelDialog({ booking, onClose }: DialogProps) {
  const { product, id, version } = booking;
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const kept = useKeptFields('cancel', blank);
  const { reason } = kept.values;
  const [cancel, { isLoading, error }] = useBookingsCancelMutation();
  const key = useKey(error);
  const confirm = async () => {
    const done = await cancel({ product, id, version, key, reason: reason.trim() || null });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      danger
      title={t('bookingRecord:cancel.title')}
      confirm={t('bookingRecord:cancel.confirm')}
      busy={isLoading}
      error={error}
      gone={!allows(booking, 'cancel')}
      kept={kept}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('bookingRecord:cancel.text')}</p>
      <ReasonField
        label={t('dialogs.reason')}
        value={reason}
        onChange={(reason) => kept.change({ reason })}
      />
    </ActionDialog>
  );
}
