import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import type { Supplier } from '@traveldesk/suppliers-contract';
import styles from './CredentialsInput.module.css';

export interface CredentialsInputProps {
  /** Set by antd's Form.Item. Undefined keeps the stored credentials, null removes them. */
  id?: string;
  value?: string | null;
  onChange?: (value: string | null | undefined) => void;
  /** Facts about the stored credentials; undefined for a new supplier. */
  stored?: Supplier['credentials'] | undefined;
  /** Whether the form has another address or protocol: saving then deletes the stored credentials. */
  isMoved: boolean;
}

/** A write-only token: it can be entered, replaced or removed. */
export function CredentialsInput({ id, value, onChange, stored, isMoved }: CredentialsInputProps) {
  const { t } = useTranslation('suppliers');
  const { dateTime } = useFormat();
  const removed = value === null;
  const ends = stored?.set === true && isMoved;
  return (
    <div className={styles.credentials}>
      <Input.Password
        id={id}
        dir="ltr"
        maxLength={500}
        autoComplete="new-password"
        value={value ?? ''}
        disabled={removed}
        onChange={(event) => onChange?.(event.target.value || undefined)}
      />
      {stored && (
        <p className={styles.stored} aria-live="polite">
          {removed && <span>{t('credentials.removed')}</span>}
          {!removed && !stored.set && <span>{t('credentials.none')}</span>}
          {!removed && ends && <span>{t('credentials.ends')}</span>}
          {!removed && stored.set && !ends && (
            <span>
              {t('credentials.set', { last4: `…${stored.last4}`, date: dateTime(stored.set_at ?? '') })}
            </span>
          )}
          {stored.set && (removed || !ends) && (
            <Button type="link" size="small" onClick={() => onChange?.(removed ? undefined : null)}>
              {t(removed ? 'credentials.keep' : 'credentials.remove')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
