import { FilePdfOutlined } from '@ant-design/icons';
import { Button, Input, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hotelPaths, quoteNoteLength, quoteReference, type StayQuote } from '@traveldesk/hotels-contract';
import { useHotelsMailQuoteMutation } from '@traveldesk/hotels-ui';
import { directionOf, type Language } from '@traveldesk/shared-contract';
import {
  EmailField,
  LanguageChoice,
  useFocusBack,
  useKeptFields,
  useKey,
  type EmailFieldHandle,
} from '@traveldesk/shared-ui';
import { problemOf, useLanguage, useSharedSaveListMutation } from '@traveldesk/shared-web';
import { quotePart } from './quote-part';
import styles from './quote.module.css';

export interface QuoteDialogProps {
  quote: StayQuote;
  onClose: () => void;
}

/** The quote for a client, in the client's language: to download as PDF, or to send by email with a note. */
export function QuoteDialog({ quote: { id, property }, onClose }: QuoteDialogProps) {
  const { t } = useTranslation('hotels');
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const kept = useKeptFields(quotePart, { to: '', note: '' });
  const { to, note } = kept.values;
  const email = useRef<EmailFieldHandle>(null);
  const noteId = useId();
  const [save, saving] = useSharedSaveListMutation();
  const [send, sending] = useHotelsMailQuoteMutation();
  const key = useKey(sending.error);
  // The dialog closes by unmounting.
  useFocusBack();
  const close = async () => {
    if (await kept.mayClose()) onClose();
  };
  const mail = async () => {
    if (!email.current?.judge()) return;
    const text = note.trim();
    const sent = await send({ quote: id, key, to: to.trim(), language, ...(text && { note: text }) });
    const refused = problemOf(sent.error)?.fields?.to;
    if (refused) email.current?.refuse(refused);
    if (sent.error) return;
    kept.reset();
    onClose();
  };
  return (
    <Modal
      open
      centered
      width="min(560px, calc(100vw - 32px))"
      title={t('quote.forClient')}
      onCancel={() => void close()}
      footer={
        <>
          <Button
            icon={<FilePdfOutlined aria-hidden />}
            loading={saving.isLoading}
            onClick={() =>
              void save({
                url: hotelPaths.quoteDocument(id),
                params: { language },
                name: `${quoteReference(id)}-${language}.pdf`,
              })
            }
          >
            {t('quote.download')}
          </Button>
          <Button type="primary" loading={sending.isLoading} onClick={() => void mail()}>
            {t('quote.send')}
          </Button>
        </>
      }
    >
      {kept.notice}
      <p>{t('quote.dialogNote', { name: property.name })}</p>
      <LanguageChoice label={t('quote.language')} value={language} onChange={setLanguage} />
      <EmailField
        ref={email}
        label={t('quote.to')}
        wrong={t('quote.wrongAddress')}
        value={to}
        onChange={(next) => kept.change({ to: next })}
      />
      <div className={styles.field}>
        <label htmlFor={noteId}>{t('quote.note')}</label>
        <Input.TextArea
          id={noteId}
          rows={4}
          maxLength={quoteNoteLength}
          lang={language}
          dir={directionOf(language)}
          value={note}
          onChange={({ target }) => kept.change({ note: target.value })}
        />
      </div>
    </Modal>
  );
}
