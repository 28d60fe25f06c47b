import { DisconnectOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfflineNotice.module.css';

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;

/** A notice while offline: input stays, and the data are refetched afterwards. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const offline = useSyncExternalStore(onChange, isOffline);
  return (
    <div role="status" className={styles.place}>
      {offline && (
        <p className={styles.notice}>
          <DisconnectOutlined aria-hidden /> {t('shell.offline')}
        </p>
      )}
    </div>
  );
}
