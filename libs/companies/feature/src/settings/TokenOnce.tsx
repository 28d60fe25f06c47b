import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Bidi, useCopy } from '@traveldesk/shared-ui';
import styles from './SettingsPage.module.css';

/** Shows a new token's secret, which exists only in this page's memory. */
export function TokenOnce({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('companies');
  const { outcome, copy } = useCopy();
  return (
    <section className={styles.once} aria-label={t('tokens.new')}>
      <p>
        <strong>{t('tokens.once')}</strong>
      </p>
      <p className={styles.secret}>
        <Bidi code>{secret}</Bidi>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone, and this is what comes next */}
        <Button autoFocus icon={<CopyOutlined aria-hidden />} onClick={() => copy(secret)}>
          {t('tokens.copy')}
        </Button>
        <span role="status">
          {outcome && t(outcome === 'copied' ? 'tokens.copied' : 'tokens.copyFailed')}
        </span>
      </p>
      <Button onClick={onClose}>{t('tokens.kept')}</Button>
    </section>
  );
}
