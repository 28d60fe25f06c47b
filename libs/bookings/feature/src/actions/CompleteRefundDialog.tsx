import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import {
  ActionDialog,
  allows,
  DialogFacts,
  type DialogProps,
  dialogStyles,
  ReasonField,
  stillPaid,
} from '@traveldesk/bookings-ui';
import { minorUnits, moneyOf, readingsOf, type Money } from '@traveldesk/shared-contract';
import { Amount, DecimalInput, readingsText, useKeptFields, useKey } from '@traveldesk/shared-ui';
import { askWhoCan, useCan } from '@traveldesk/shared-web';
import { walletPermissions } from '@traveldesk/wallet-contract';
import '../bookings/texts';
import { useBookingsCompleteRefundMutation } from './actions.api';

const blank = { beyond: '', reason: '' };

/** Completes a pending refund: the supplier's confirmed amount at once, an amount beyond it after a second person's approval. */
export function CompleteRefundDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation(['bookings', 'bookingRecord', 'common']);
  const mayAdjust = useCan(walletPermissions.adjust);
  const beyondId = useId();
  const kept = useKeptFields('complete_refund', blank);
  const { beyond, reason } = kept.values;
  const [complete, { isLoading, error }] = useBookingsCompleteRefundMutation();
  const key = useKey(error);
  const { product, id, version, price, refund_due: due = null, refund_unpriced: unpriced = null } = booking;
  const said = due ?? unpriced;
  const currency = price?.total.currency ?? '';
  const most = beyondAtMost(booking, currency);
  const readings = readingsOf(beyond, currency);
  const confirm = async () => {
    const done = await complete({
      product,
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
      title={t('bookingRecord:completion.title')}
      confirm={t('bookingRecord:completion.confirm')}
      busy={isLoading}
      error={error}
      gone={!allows(booking, 'complete_refund')}
      ready={price !== null && reason.trim() !== '' && !readings}
      kept={kept}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('bookingRecord:completion.text')}</p>
      <DialogFacts
        facts={[
          [
            t('bookingRecord:completion.confirmed'),
            said ? <Amount money={said} /> : t('bookingRecord:completion.unknown'),
          ],
          ...(mayAdjust
            ? [[t('bookingRecord:completion.most'), <Amount key="most" money={most} />] as const]
            : []),
        ]}
      />
      {unpriced && <p>{t('bookingRecord:completion.unpriced')}</p>}
      {!mayAdjust && (
        <p>
          {t('bookingRecord:completion.beyondNot')}{' '}
          <Button type="link" size="small" onClick={() => askWhoCan([walletPermissions.adjust])}>
            {t('common:whoCan.ask')}
          </Button>
        </p>
      )}
      {mayAdjust && (
        <div className={dialogStyles.field}>
          <label htmlFor={beyondId}>{t('bookingRecord:completion.beyond')}</label>
          <DecimalInput
            id={beyondId}
            maxLength={20}
            suffix={currency}
            currency={currency}
            value={beyond}
            onChange={(beyond) => kept.change({ beyond })}
            {...(readings && { status: 'error', 'aria-describedby': `${beyondId}-problem` })}
          />
          {readings && (
            <p id={`${beyondId}-problem`} className={dialogStyles.problem}>
              {t(readingsText(readings), { typed: beyond, ...readings })}
            </p>
          )}
        </div>
      )}
      <ReasonField
        required
        label={t('bookingRecord:completion.reason')}
        value={reason}
        onChange={(reason) => kept.change({ reason })}
      />
    </ActionDialog>
  );
}

/** The maximum refund beyond the supplier's: the amount taken less the amount returned. */
function beyondAtMost(booking: Booking, currency: string): Money {
  const paid = stillPaid(booking);
  const left = (paid ? minorUnits(paid) : 0n) - (booking.refund_due ? minorUnits(booking.refund_due) : 0n);
  return moneyOf(left > 0n ? left : 0n, currency);
}
