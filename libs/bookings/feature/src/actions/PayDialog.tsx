import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog, allows, DialogFacts, useKey, type DialogProps } from '@traveldesk/bookings-ui';
import { Amount } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { useBookingsPayMutation } from './actions.api';

/** Confirms the price before a hold is paid. */
export function PayDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation('bookings');
  const { deadline } = useFormat();
  const [pay, { isLoading, error }] = useBookingsPayMutation();
  const key = useKey(error);
  // The price when the dialog opened. If it rises meanwhile, both are shown and the user confirms the new one.
  const [first] = useState(booking.price?.total);
  const { id, version, price, company, payment_required_by: until } = booking;
  const confirm = async () => {
    if (!price) return;
    const done = await pay({ id, version, key, total: price.total });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('pay.title')}
      confirm={t('pay.confirm')}
      busy={isLoading}
      error={error}
      ready={price !== null}
      gone={!allows(booking, 'pay')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('pay.text')}</p>
      <DialogFacts
        facts={[
          [t('fields.booking'), booking.pnr ?? booking.number],
          [
            t('pay.before'),
            price && first && first.amount !== price.total.amount && <Amount money={first} />,
          ],
          [t('fields.total'), price && <Amount money={price.total} />],
          [t('pay.from'), company && <bdi>{company.name}</bdi>],
          [t('deadlines.payment'), until && <time dateTime={until}>{deadline(until)}</time>],
        ]}
      />
    </ActionDialog>
  );
}
