import { Button, Checkbox, Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import { useKeptFields } from '@traveldesk/shared-ui';
import { askWhoCan, problemOf, useCan } from '@traveldesk/shared-web';
import { ActionDialog } from './ActionDialog';
import styles from './actions.module.css';
import { useBookingsSettleMutation } from './actions.api';
import { allows } from './allows';
import type { DialogProps } from './PayDialog';
import { ReasonField } from './ReasonField';
import { useKey } from './useKey';

const blank = { pnr: '', orderRef: '', reason: '' };

/** A person says what the supplier did, where nobody knows: the money follows at once, and the reason is kept for ever. */
export function SettleDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation(['bookings', 'common']);
  const mayAccept = useCan(bookingPermissions.override);
  const kept = useKeptFields('settle', blank);
  const { pnr, orderRef, reason } = kept.values;
  // A decision is made anew each time.
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);
  const [accepts, setAccepts] = useState(false);
  const [settle, { isLoading, error }] = useBookingsSettleMutation();
  const key = useKey(error);
  const { id, version, operation } = booking;
  const asksOrder = outcome === 'done' && booking.pnr === null;
  // What differs is named by the refusal, and then agreed to or not.
  const differs = problemOf(error)?.code === 'booking_order_differs';
  /** What was agreed to is what differed of another order: for what is said anew it is asked anew. */
  const anew = (said: Partial<typeof blank>) => {
    kept.change(said);
    setAccepts(false);
  };
  const confirm = async () => {
    if (!operation || !outcome) return;
    const done = await settle({
      id,
      version,
      key,
      settling: {
        operation_id: operation.id,
        outcome,
        pnr: pnr.trim() || null,
        order_ref: orderRef.trim() || null,
        ...(accepts && outcome === 'done' && { accept_differences: true }),
        reason: reason.trim(),
      },
    });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      danger
      title={t('settle.title')}
      confirm={t('settle.confirm')}
      busy={isLoading}
      error={error}
      gone={!allows(booking, 'settle')}
      ready={outcome !== null && reason.trim() !== ''}
      kept={kept}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('settle.text')}</p>
      <Radio.Group
        aria-label={t('settle.title')}
        value={outcome}
        onChange={(event) => {
          setOutcome(event.target.value as 'done' | 'refused');
          setAccepts(false);
        }}
        options={[
          { value: 'done', label: t('settle.done') },
          { value: 'refused', label: t('settle.refused') },
        ]}
      />
      {asksOrder && (
        <>
          <div className={styles.field}>
            <label htmlFor="settle-pnr">{t('fields.pnr')}</label>
            <Input
              id="settle-pnr"
              dir="ltr"
              maxLength={20}
              autoComplete="off"
              value={pnr}
              onChange={(event) => anew({ pnr: event.target.value.toUpperCase() })}
            />
          </div>
          <div className={styles.field}>
            <label htmlFor="settle-order">{t('settle.order')}</label>
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
      {outcome === 'done' && differs && !mayAccept && (
        <p>
          {t('settle.acceptNot')}{' '}
          <Button type="link" size="small" onClick={() => askWhoCan([bookingPermissions.override])}>
            {t('common:whoCan.ask')}
          </Button>
        </p>
      )}
      {outcome === 'done' && mayAccept && (differs || accepts) && (
        <Checkbox checked={accepts} onChange={(event) => setAccepts(event.target.checked)}>
          {t('settle.differs')}
        </Checkbox>
      )}
      <ReasonField
        required
        label={t('settle.reason')}
        value={reason}
        onChange={(reason) => kept.change({ reason })}
      />
    </ActionDialog>
  );
}
