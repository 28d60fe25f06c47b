import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rateFileMaxLength, type RateFile } from '@traveldesk/currencies-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { problemOf, useStillSaid } from '@traveldesk/shared-web';
import { useCurrenciesPreviewRateFileMutation } from './rate-file.api';
import styles from './RateFileCreatePage.module.css';
import { RateFileLines } from './RateFileLines';
import { textOf } from './text-of';

interface RateFileInputControlProps {
  id?: string;
  /** Set by antd's Form.Item; receives the file's text once the API has accepted it. */
  onChange?: (xml: string | undefined) => void;
}

/** Chooses a file and previews its changes. A refused file does not become the form's value. */
export function RateFileInputControl({ id, onChange }: RateFileInputControlProps) {
  const { t } = useTranslation(['currencies', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const [preview, { isLoading }] = useCurrenciesPreviewRateFileMutation();
  const [chosen, setChosen] = useState<{ name: string; file?: RateFile; error?: string }>();
  const error = useStillSaid(chosen?.error);

  const read = async (file: File | undefined) => {
    if (!file) return;
    onChange?.(undefined);
    if (file.size > rateFileMaxLength) return setChosen({ name: file.name, error: t('file.tooLarge') });
    try {
      const xml = await textOf(file);
      const { data } = await preview({ xml }).unwrap();
      setChosen({ name: file.name, file: data });
      onChange?.(xml);
    } catch (failure) {
      const problem = problemOf(failure);
      const said = problem?.fields?.xml ?? problem?.message ?? t('common:api.unknownError');
      setChosen({ name: file.name, error: said });
    }
  };

  return (
    <div className={styles.control}>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept=".xml,text/xml,application/xml"
        aria-label={t('file.label')}
        tabIndex={-1}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className={styles.choice}>
        <Button
          {...(id && { id })}
          icon={<UploadOutlined aria-hidden />}
          loading={isLoading}
          onClick={() => input.current?.click()}
        >
          {t('file.choose')}
        </Button>
        {chosen && <Bidi>{chosen.name}</Bidi>}
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {chosen?.file && <RateFileLines file={chosen.file} />}
    </div>
  );
}
