import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsOfBooking, type BookingDocument } from '@traveldesk/bookings-contract';
import { useKeptFields } from '@traveldesk/shared-ui';
import { ActionDialog } from './ActionDialog';
import styles from './actions.module.css';
import { useBookingsResendMutation } from './actions.api';
import { useKey } from './useKey';
import type { DialogProps } from './PayDialog';

const blank = { email: '' };

/** Mails documents of a booking to its lead traveller, or to another address. */
export function ResendDialog({ booking: { id, travellers }, onClose }: DialogProps) {
  const { t } = useTranslation('bookings');
  const kept = useKeptFields('documents', blank);
  const { email } = kept.values;
  const [documents, setDocuments] = useState<BookingDocument[]>(['itinerary']);
  const [send, { isLoading, error }] = useBookingsResendMutation();
  const key = useKey(error);
  const confirm = async () => {
    const done = await send({ id, key, documents, email: email.trim() || null });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('resend.title')}
      confirm={t('resend.confirm')}
      busy={isLoading}
      error={error}
      ready={documents.length > 0}
      kept={kept}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Checkbox.Group
        value={documents}
        onChange={setDocuments}
        options={documentsOfBooking.map((value) => ({ value, label: t(`documents.${value}`) }))}
      />
      <div className={styles.field}>
        <label htmlFor="resend-email">{t('resend.email')}</label>
        <Input
          id="resend-email"
          type="email"
          dir="ltr"
          placeholder={travellers[0]?.email ?? ''}
          value={email}
          onChange={(event) => kept.change({ email: event.target.value })}
        />
      </div>
    </ActionDialog>
  );
}
