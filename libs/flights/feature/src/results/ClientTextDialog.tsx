import { CopyOutlined, MailOutlined } from '@ant-design/icons';
import { Button, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientText } from '@traveldesk/flights-contract';
import { directionOf, type Language } from '@traveldesk/shared-contract';
import {
  ErrorState,
  LanguageChoice,
  DisappearingButton,
  useCopy,
  useFocusBack,
  type FocusSuccessor,
} from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { useFlightsClientTextQuery } from './client-text.api';
import type { TextEdit, TextEdits } from './model/text-edits';
import styles from './results.module.css';

export interface ClientTextDialogProps {
  offers: readonly string[];
  /** The user's edits by language; switching the language keeps them. */
  edits: TextEdits;
  onEdit: (language: Language, edit: TextEdit) => void;
  onClose: () => void;
}

/** Maximum length of a mailto address, since mail programs truncate longer ones. */
const longestMail = 1_900;

const textAbove: FocusSuccessor = ({ around }) => around.parentElement?.querySelector('textarea');

/** Shows the chosen options as a text in the client's language, which can be edited, copied or mailed. */
export function ClientTextDialog({ offers, edits, onEdit, onClose }: ClientTextDialogProps) {
  const { t } = useTranslation('flights');
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { currentData: found, error, refetch } = useFlightsClientTextQuery({ offers, language });
  // The dialog closes by unmounting.
  useFocusBack();
  return (
    <Modal open title={t('client.title')} onCancel={onClose} footer={null} width={720}>
      <LanguageChoice label={t('client.language')} value={language} onChange={setLanguage} />
      <div className={styles.clientText}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !found && <Skeleton active title={false} paragraph={{ rows: 12 }} />}
        {!error && found && (
          <WrittenText
            key={language}
            {...found}
            language={language}
            edit={edits[language]}
            onEdit={(edit) => onEdit(language, edit)}
          />
        )}
      </div>
    </Modal>
  );
}

interface WrittenTextProps extends ClientText {
  language: Language;
  edit: TextEdit | undefined;
  onEdit: (edit: TextEdit) => void;
}

function WrittenText({ subject, text, language, edit, onEdit }: WrittenTextProps) {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  // Edits of a text with other options or prices do not apply to this one.
  const written = edit?.of === text ? edit.text : text;
  const write = (next: string) => onEdit({ of: text, text: next });
  const { outcome, copy } = useCopy();
  const mail = `mailto:?subject=${encodeURIComponent(subject)}`;
  const whole = `${mail}&body=${encodeURIComponent(written.replaceAll('\n', '\r\n'))}`;
  // If the text is too long for a mailto address, the user pastes it into the mail.
  const isTooLong = whole.length > longestMail;
  return (
    <>
      <Input.TextArea
        aria-label={t('client.text')}
        lang={language}
        dir={directionOf(language)}
        rows={16}
        value={written}
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles.clientButtons}>
        <Button type="primary" icon={<CopyOutlined aria-hidden />} onClick={() => copy(written)}>
          {t('client.copy')}
        </Button>
        <Button
          icon={<MailOutlined aria-hidden />}
          href={isTooLong ? mail : whole}
          onClick={() => isTooLong && copy(written)}
        >
          {t('client.mail')}
        </Button>
        {written !== text && (
          <DisappearingButton heir={textAbove} onClick={() => write(text)}>
            {t('client.restore')}
          </DisappearingButton>
        )}
        <span role="status">{outcome && common(`copy.${outcome}`)}</span>
      </div>
      {isTooLong && <p className={styles.clientHint}>{t('client.tooLong')}</p>}
    </>
  );
}
