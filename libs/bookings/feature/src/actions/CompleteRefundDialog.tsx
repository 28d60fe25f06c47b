import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyOf, plainNumber } from '@traveldesk/shared-contract';
import { Amount } from '@traveldesk/shared-ui';
import { ActionDialog } from './ActionDialog';
import styles from './actions.module.css';
import { useBookingsCompleteRefundMutation } from './actions.api';
import { DialogFacts } from './DialogFacts';
import type { DialogProps } from './PayDialog';
import { ReasonField } from './ReasonField';
import { useKey } from './useKey';

/** Ends what waits for its refund: what the supplier has confirmed at once, and what is given beyond it by a second person. */
export function CompleteRefundDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation('bookings');
  const beyondId = useId();
  const [beyond, setBeyond] = useState('');
  const [reason, setReason] = useState('');
  const [complete, { isLoading, error }] = useBookingsCompleteRefundMutation();
  const key = useKey(error);
  const { id, version, price, refund_due: due = null } = booking;
  const currency = price?.total.currency ?? '';
  const confirm = async () => {
    const done = await complete({
      id,
      version,
      key,
      completing: {
        confirmed: due ?? moneyOf(0n, currency),
        beyond: beyond === '' ? null : { amount: beyond, currency },
        reason: reason.trim(),
      },
    });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('completion.title')}
      confirm={t('completion.confirm')}
      busy={isLoading}
      error={error}
      ready={price !== null && reason.trim() !== ''}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('completion.text')}</p>
      <DialogFacts
        facts={[[t('completion.confirmed'), due ? <Amount money={due} /> : t('completion.unknown')]]}
      />
      <div className={styles.field}>
        <label htmlFor={beyondId}>{t('completion.beyond')}</label>
        <Input
          id={beyondId}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          suffix={currency}
          value={beyond}
          onChange={(event) => setBeyond(plainNumber(event.target.value))}
        />
      </div>
      <ReasonField required label={t('completion.reason')} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
