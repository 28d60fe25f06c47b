import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bidi } from '@traveldesk/shared-ui';
import styles from './SettingsPage.module.css';

/** A new token's secret. It is in the memory of this page alone, and gone with it. */
export function TokenOnce({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('companies');
  const [copied, setCopied] = useState<'yes' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <section className={styles.once} aria-label={t('tokens.new')}>
      <p>
        <strong>{t('tokens.once')}</strong>
      </p>
      <p className={styles.secret}>
        <Bidi code>{secret}</Bidi>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {t('tokens.copy')}
        </Button>
        <span role="status">{copied && t(copied === 'yes' ? 'tokens.copied' : 'tokens.copyFailed')}</span>
      </p>
      <Button onClick={onClose}>{t('tokens.kept')}</Button>
    </section>
  );
}
