import { Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsOfBooking, type BookingDocument } from '@traveldesk/bookings-contract';
import { ActionDialog, type DialogProps } from '@traveldesk/bookings-ui';
import { EmailField, useKeptFields, type EmailFieldHandle, useKey } from '@traveldesk/shared-ui';
import { useBookingsResendMutation } from './actions.api';

/** Mails documents to the first traveler with an address, or to a typed address. */
export function ResendDialog({ booking: { product, id, travellers }, onClose }: DialogProps) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const contact = travellers.find((traveller) => traveller.email)?.email ?? '';
  const kept = useKeptFields('documents', { email: contact });
  const { email } = kept.values;
  const [documents, setDocuments] = useState<BookingDocument[]>(['itinerary']);
  const field = useRef<EmailFieldHandle>(null);
  const [send, { isLoading, error }] = useBookingsResendMutation();
  const key = useKey(error);
  const confirm = async () => {
    if (!field.current?.judge()) return;
    const done = await send({ product, id, key, documents, email: email.trim() });
    if (!done.error) onClose();
  };
  const hint = t(contact ? 'bookingRecord:resend.contact' : 'bookingRecord:resend.noContact');
  return (
    <ActionDialog
      open
      title={t('bookingRecord:resend.title')}
      confirm={t('bookingRecord:resend.confirm')}
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
      <EmailField
        ref={field}
        label={t('bookingRecord:resend.email')}
        hint={hint}
        wrong={t('bookingRecord:resend.wrong')}
        value={email}
        onChange={(next) => kept.change({ email: next })}
      />
    </ActionDialog>
  );
}
