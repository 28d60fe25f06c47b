import { Checkbox, Input, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsOfBooking, resendInputSchema, type BookingDocument } from '@traveldesk/bookings-contract';
import { ActionDialog, type DialogProps, dialogStyles, useKey } from '@traveldesk/bookings-ui';
import { useKeptFields } from '@traveldesk/shared-ui';
import styles from './actions.module.css';
import { useBookingsResendMutation } from './actions.api';

const isAddress = (text: string) => resendInputSchema.shape.email.safeParse(text).success;

/** Mails documents to the first traveler with an address, or to a typed address. */
export function ResendDialog({ booking: { id, travellers }, onClose }: DialogProps) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const contact = travellers.find((traveller) => traveller.email)?.email ?? '';
  const kept = useKeptFields('documents', { email: contact });
  const { email } = kept.values;
  const [documents, setDocuments] = useState<BookingDocument[]>(['itinerary']);
  const [refused, setRefused] = useState<string>();
  const field = useRef<InputRef>(null);
  const [fieldId, hintId] = [useId(), useId()];
  const [send, { isLoading, error }] = useBookingsResendMutation();
  const key = useKey(error);
  const isWrong = refused === email;
  const judge = () => {
    const isRight = isAddress(email.trim());
    setRefused(isRight ? undefined : email);
    return isRight;
  };
  const confirm = async () => {
    if (!judge()) return field.current?.focus();
    const done = await send({ id, key, documents, email: email.trim() });
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
      <div className={dialogStyles.field}>
        <label htmlFor={fieldId}>{t('bookingRecord:resend.email')}</label>
        <Input
          ref={field}
          id={fieldId}
          type="email"
          dir="ltr"
          maxLength={254}
          autoComplete="off"
          aria-required
          aria-invalid={isWrong}
          aria-describedby={hintId}
          {...(isWrong && { status: 'error' })}
          value={email}
          onChange={(event) => kept.change({ email: event.target.value })}
          onBlur={judge}
        />
        <span
          id={hintId}
          role={isWrong ? 'alert' : undefined}
          className={isWrong ? styles.wrong : styles.line}
        >
          {isWrong ? t('bookingRecord:resend.wrong') : hint}
        </span>
      </div>
    </ActionDialog>
  );
}
