import { useTranslation } from 'react-i18next';
import { ActionDialog, allows, ReasonField, type DialogProps } from '@traveldesk/bookings-ui';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { useKeptFields } from '@traveldesk/shared-ui';
import { useHotelBookingsNoShowMutation } from './hotel-record.api';

const blank = { reason: '' };

/** Records that the guest did not come, or takes that back. It moves no money. */
export function NoShowDialog({ booking, onClose }: DialogProps<HotelBooking>) {
  const { id, version, state } = booking;
  const { t } = useTranslation('hotel-bookings');
  const kept = useKeptFields('no_show', blank);
  const { reason } = kept.values;
  const [save, { isLoading, error }] = useHotelBookingsNoShowMutation();
  const step = state === 'no_show' ? 'undo' : 'set';
  const confirm = async () => {
    const done = await save({ id, version, noShow: { no_show: step === 'set', reason: reason.trim() } });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t(`noShow.${step}.title`)}
      confirm={t(`noShow.${step}.confirm`)}
      busy={isLoading}
      error={error}
      gone={!allows(booking, 'no_show')}
      ready={reason.trim() !== ''}
      kept={kept}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t(`noShow.${step}.text`)}</p>
      <ReasonField
        required
        label={t('noShow.reason')}
        value={reason}
        onChange={(reason) => kept.change({ reason })}
      />
    </ActionDialog>
  );
}
