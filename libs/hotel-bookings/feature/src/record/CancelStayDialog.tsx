import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ActionDialog,
  allows,
  DialogFacts,
  ReasonField,
  stillPaid,
  type DialogProps,
} from '@traveldesk/bookings-ui';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { DeadlineTimes } from '@traveldesk/hotels-ui';
import { Amount, useKeptFields, useKey } from '@traveldesk/shared-ui';
import { isolated, useFormat, useNow } from '@traveldesk/shared-web';
import { useHotelBookingsCancelMutation } from './hotel-record.api';
import { isSameTier, tierAt } from './tiers';

const blank = { reason: '' };

/**
 * Cancels a stay in the tier that it shows, with the refund and its deadline. If the tier ends meanwhile, the dialog shows it
 * beside the next one, and the server refuses it.
 */
export function CancelStayDialog({ booking, onClose }: DialogProps<HotelBooking>) {
  const { id, version, number, time_zone: zone } = booking;
  const { t } = useTranslation(['hotel-bookings', 'bookings']);
  const format = useFormat();
  const now = useNow();
  const kept = useKeptFields('cancel', blank);
  const { reason } = kept.values;
  const [cancel, { isLoading, error }] = useHotelBookingsCancelMutation();
  const key = useKey(error);
  const tier = tierAt(booking, now);
  const [first] = useState(tier);
  const money = (of: typeof tier) => (of ? isolated(format.money(of.back)) : t('cancel.unknownShort'));
  const house = tier?.house_until;
  const paid = stillPaid(booking);
  const confirm = async () => {
    const { back = null, until = null } = tier ?? {};
    const done = await cancel({ id, version, key, cancel: { back, until, reason: reason.trim() || null } });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      danger
      title={t('cancel.title', { number })}
      confirm={t('cancel.confirm')}
      busy={isLoading}
      error={error}
      gone={!allows(booking, 'cancel')}
      kept={kept}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {!isSameTier(first, tier) && (
        <p role="alert">{t('cancel.moved', { before: money(first), now: money(tier) })}</p>
      )}
      {tier ? (
        <>
          <DialogFacts
            facts={[
              [t('cancel.paid'), paid && <Amount money={paid} />],
              [
                t('cancel.back'),
                <strong key="back">
                  <Amount money={tier.back} />
                </strong>,
              ],
              [t('cancel.claim'), tier.claim && <Amount money={tier.claim} />],
            ]}
          />
          {tier.until ? (
            <DeadlineTimes label={t('cancel.until')} at={tier.until} zone={zone} />
          ) : (
            <p>{t('cancel.last')}</p>
          )}
          {house && Date.parse(house) <= now && <p>{t('cancel.houseOver')}</p>}
        </>
      ) : (
        <p>{t('cancel.unknown')}</p>
      )}
      <ReasonField
        label={t('bookings:dialogs.reason')}
        value={reason}
        onChange={(reason) => kept.change({ reason })}
      />
    </ActionDialog>
  );
}
