import { useTranslation } from 'react-i18next';
import { ActionDialog, allows, type DialogProps, ReasonField } from '@traveldesk/bookings-ui';
import { useKeptFields, useKey } from '@traveldesk/shared-ui';
import { useBookingsAcknowledgeMutation } from './actions.api';

const blank = { reason: '' };

/** Acknowledges a change made outside, with its outcome as the reason. */
export function AcknowledgeDialog({ booking, onClose }: DialogProps) {
  const { product, id, version } = booking;
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const kept = useKeptFields('acknowledge', blank);
  const { reason } = kept.values;
  const [acknowledge, { isLoading, error }] = useBookingsAcknowledgeMutation();
  const key = useKey(error);
  const confirm = async () => {
    const done = await acknowledge({ product, id, version, key, reason: reason.trim() });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('bookingRecord:acknowledge.title')}
      confirm={t('bookingRecord:acknowledge.confirm')}
      busy={isLoading}
      error={error}
      gone={!allows(booking, 'acknowledge')}
      ready={reason.trim() !== ''}
      kept={kept}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('bookingRecord:acknowledge.text')}</p>
      <ReasonField
        required
        label={t('bookingRecord:acknowledge.reason')}
        value={reason}
        onChange={(reason) => kept.change({ reason })}
      />
    </ActionDialog>
  );
}
