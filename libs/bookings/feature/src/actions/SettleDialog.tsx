import { Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releaseRefusals } from '@traveldesk/bookings-contract';
import {
  ActionDialog,
  allows,
  type DialogProps,
  dialogStyles,
  productRecord,
  ReasonField,
} from '@traveldesk/bookings-ui';
import { useKeptFields, useKey } from '@traveldesk/shared-ui';
import { problemOf, useText } from '@traveldesk/shared-web';
import { useBookingsSettleMutation } from './actions.api';
import { Overriding } from './Overriding';

const blank = { pnr: '', orderRef: '', reason: '' };

/**
 * Settles an operation in doubt by a person's decision. The server asks the supplier first; the money follows unless the supplier
 * disagrees, and the reason is kept forever.
 */
export function SettleDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const text = useText();
  const kept = useKeptFields('settle', blank);
  const { pnr, orderRef, reason } = kept.values;
  // Not kept with the typed text: the user decides again each time.
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);
  const [overrides, setOverrides] = useState(false);
  const [settle, { isLoading, error }] = useBookingsSettleMutation();
  const key = useKey(error);
  const { product, id, version, operation } = booking;
  const asksOrder = outcome === 'done' && booking.pnr === null;
  const isRelease = outcome === 'refused';
  // The refusal names the obstacle; the user may then override it.
  const refusal = problemOf(error)?.code ?? '';
  const obstacles: readonly string[] = isRelease ? releaseRefusals : ['booking_order_differs'];
  const isFound = refusal === 'booking_found_done';
  /** Acceptance applies to the differences that were shown, so new input withdraws it. */
  const anew = (said: Partial<typeof blank>) => {
    kept.change(said);
    setOverrides(false);
  };
  const confirm = async () => {
    if (!operation || !outcome) return;
    const done = await settle({
      product,
      id,
      version,
      key,
      settling: {
        operation_id: operation.id,
        outcome,
        pnr: pnr.trim() || null,
        order_ref: orderRef.trim() || null,
        ...(overrides && (isRelease ? { request_release: true } : { accept_differences: true })),
        reason: reason.trim(),
      },
    });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      danger
      title={t('bookingRecord:settle.title')}
      confirm={t(isRelease && overrides ? 'bookingRecord:settle.askRelease' : 'bookingRecord:settle.confirm')}
      busy={isLoading}
      error={error}
      // The supplier had carried it out, so it was settled as done: say that instead of “no longer available”.
      gone={!isFound && !allows(booking, 'settle')}
      ready={!isFound && outcome !== null && reason.trim() !== ''}
      kept={kept}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('bookingRecord:settle.text')}</p>
      <Radio.Group
        aria-label={t('bookingRecord:settle.title')}
        value={outcome}
        onChange={(event) => {
          setOutcome(event.target.value as 'done' | 'refused');
          setOverrides(false);
        }}
        options={[
          { value: 'done', label: t('bookingRecord:settle.done') },
          { value: 'refused', label: t('bookingRecord:settle.refused') },
        ]}
      />
      {asksOrder && (
        <>
          <div className={dialogStyles.field}>
            <label htmlFor="settle-pnr">
              {text(productRecord(product)?.reference.label ?? 'bookings:fields.pnr')}
            </label>
            <Input
              id="settle-pnr"
              dir="ltr"
              maxLength={20}
              autoComplete="off"
              value={pnr}
              onChange={(event) => anew({ pnr: event.target.value.toUpperCase() })}
            />
          </div>
          <div className={dialogStyles.field}>
            <label htmlFor="settle-order">{t('bookingRecord:settle.order')}</label>
            <Input
              id="settle-order"
              dir="ltr"
              maxLength={120}
              autoComplete="off"
              value={orderRef}
              onChange={(event) => anew({ orderRef: event.target.value })}
            />
          </div>
        </>
      )}
      {isRelease && operation?.release_id && <p>{t('bookingRecord:settle.waits')}</p>}
      {outcome && (
        <Overriding
          isOffered={obstacles.includes(refusal)}
          label={t(isRelease ? 'bookingRecord:settle.release' : 'bookingRecord:settle.differs')}
          lacking={t(isRelease ? 'bookingRecord:settle.releaseNot' : 'bookingRecord:settle.acceptNot')}
          checked={overrides}
          onChange={setOverrides}
        />
      )}
      <ReasonField
        required
        label={t('bookingRecord:settle.reason')}
        value={reason}
        onChange={(reason) => kept.change({ reason })}
      />
    </ActionDialog>
  );
}
