import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Bidi, useCopy } from '@traveldesk/shared-ui';
import { AuthPage } from '../parts/AuthPage';
import styles from './SecondFactorPage.module.css';

/** Shows new recovery codes, kept only in this page's memory. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('secondFactor');
  const { outcome, copy } = useCopy();
  const text = codes.join('\n');
  return (
    <AuthPage title={t('codes.title')} intro={t('codes.intro')}>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Bidi code>{code}</Bidi>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={() => copy(text)}>{t('codes.copy')}</Button>
        <Button onClick={() => saveText(text)}>{t('codes.save')}</Button>
        <span role="status">{outcome && t(outcome === 'copied' ? 'codes.copied' : 'codes.copyFailed')}</span>
      </div>
      <Button type="primary" size="large" block onClick={onDone}>
        {t('codes.done')}
      </Button>
    </AuthPage>
  );
}

function saveText(text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'traveldesk-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
