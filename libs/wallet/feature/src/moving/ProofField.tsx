import { DeleteOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf, useFormat, useStillSaid } from '@traveldesk/shared-web';
import { proofMaxBytes, proofTypes } from '@traveldesk/wallet-contract';
import '../texts';
import { base64Of } from './base64';
import { useWalletAddProofMutation } from './moving.api';
import styles from './ProofField.module.css';

/** The field's value during the upload; the form must wait for it. */
export const sending = '';

interface ProofFieldProps {
  companyId: string;
  /** The id of the uploaded file; set by antd's Form.Item. */
  value?: string | null;
  onChange?: (id: string | null) => void;
  id?: string;
}

interface Chosen {
  name: string;
  bytes: number;
}

/**
 * Uploads a proof as soon as a file is chosen, and stores its id in the form. Wrong types and sizes are refused before the upload; the API
 * checks the content.
 */
export function ProofField({ companyId, value = null, onChange, id }: ProofFieldProps) {
  const { t } = useTranslation('wallet');
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const [chosen, setChosen] = useState<Chosen>();
  const [refused, setProblem] = useState<string>();
  const problem = useStillSaid(refused);
  const [send, { isLoading }] = useWalletAddProofMutation();

  const refuse = (sentence: string) => {
    setChosen(undefined);
    setProblem(sentence);
    onChange?.(null);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const mine = ++turn.current;
    setProblem(undefined);
    if (file.size > proofMaxBytes) return refuse(t('problems.proof_too_large'));
    if (file.type && !proofTypes.some((type) => type === file.type)) return refuse(t('problems.proof_type'));
    setChosen({ name: file.name, bytes: file.size });
    onChange?.(sending);
    try {
      const content = await base64Of(file);
      const done = await send({ id: companyId, name: file.name.slice(-120), content }).unwrap();
      if (mine === turn.current) onChange?.(done.data.id);
    } catch (failure) {
      const answer = problemOf(failure);
      if (mine !== turn.current) return;
      refuse(answer?.fields?.['content'] ?? answer?.fields?.['name'] ?? answer?.message ?? t('proof.failed'));
    }
  };
  const remove = () => {
    turn.current += 1;
    setChosen(undefined);
    setProblem(undefined);
    onChange?.(null);
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <input
        ref={input}
        id={id}
        className={styles.file}
        type="file"
        accept={proofTypes.join(',')}
        aria-label={t('fields.proof')}
        aria-invalid={problem !== undefined}
        tabIndex={-1}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={isLoading}
        onClick={() => input.current?.click()}
      >
        {t(chosen ? 'proof.other' : 'proof.choose')}
      </Button>
      {(chosen ?? value) && (
        <span className={styles.chosen}>
          <PaperClipOutlined aria-hidden />
          <bdi className={styles.name}>{chosen?.name ?? t('proof.kept')}</bdi>
          {chosen && (
            <span className={styles.size}>{t('proof.size', { size: number(kilobytes(chosen.bytes)) })}</span>
          )}
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('proof.remove')}
            title={t('proof.remove')}
            onClick={remove}
          />
        </span>
      )}
      {isLoading && <progress className={styles.progress} aria-label={t('proof.sending')} />}
      <span role="status" className={styles.said}>
        {isLoading ? t('proof.sending') : value ? t('proof.sent') : ''}
      </span>
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));
