import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettleLateInput } from '@traveldesk/bookings-contract';
import { ActionDialog, allows, DialogFacts, type DialogProps, ReasonField } from '@traveldesk/bookings-ui';
import { Amount, useKeptFields, useKey } from '@traveldesk/shared-ui';
import '../bookings/texts';
import { useBookingsSettleLateMutation } from './actions.api';

type Decision = SettleLateInput['decision'];

const blank = { reason: '' };

/** Decides once whether a late success is kept and paid, or canceled at the supplier. */
export function SettleLateDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const kept = useKeptFields('settle_late', blank);
  const { reason } = kept.values;
  // Not kept with the typed text: the user decides again each time.
  const [decision, setDecision] = useState<Decision | null>(null);
  const [settle, { isLoading, error }] = useBookingsSettleLateMutation();
  const key = useKey(error);
  const { product, id, version, state, price, paid } = booking;
  const isPaid = paid !== null && Number(paid.amount) > 0;
  const confirm = async () => {
    if (!decision) return;
    const done = await settle({ product, id, version, key, late: { decision, reason: reason.trim() } });
    if (!done.error) onClose();
  };
  // A paid booking can only be canceled by a quote.
  const choices: { value: Decision; label: string }[] = isPaid
    ? [{ value: 'take', label: t('bookingRecord:late.takePaid') }]
    : [
        // A hold costs nothing until it is paid.
        {
          value: 'take',
          label: t(state === 'on_hold' ? 'bookingRecord:late.takeHold' : 'bookingRecord:late.take'),
        },
        { value: 'give_back', label: t('bookingRecord:late.give_back') },
      ];
  return (
    <ActionDialog
      open
      danger={decision === 'give_back'}
      title={t('bookingRecord:late.title')}
      confirm={t('bookingRecord:late.confirm')}
      busy={isLoading}
      error={error}
      gone={!allows(booking, 'settle_late')}
      ready={decision !== null && reason.trim() !== ''}
      kept={kept}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('bookingRecord:late.text')}</p>
      <DialogFacts facts={[[t('fields.total'), price && <Amount money={price.total} />]]} />
      <Radio.Group
        vertical
        aria-label={t('bookingRecord:late.title')}
        value={decision}
        onChange={(event) => setDecision(event.target.value as Decision)}
        options={choices}
      />
      <ReasonField
        required
        label={t('bookingRecord:late.reason')}
        value={reason}
        onChange={(reason) => kept.change({ reason })}
      />
    </ActionDialog>
  );
}
