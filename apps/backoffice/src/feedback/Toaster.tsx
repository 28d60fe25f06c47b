import { CheckCircleFilled, CloseCircleFilled, CloseOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askWhoCan, clearToast, useToast, type Toast } from '@traveldesk/shared-web';
import styles from './Toaster.module.css';

/** SPECIFICATION 9: a toast is shown for 4000 ms. */
const life = 4000;

/**
 * The one toast, at the top start: green for success, red for an error (SPECIFICATION 9). Both live regions
 * are there from the beginning, as screen readers announce only what is put into a region they know.
 */
export function Toaster() {
  const toast = useToast();
  return (
    <div className={styles.place}>
      <div role="status">{toast.title && toast.status && <ToastCard toast={toast} />}</div>
      <div role="alert">{toast.title && !toast.status && <ToastCard toast={toast} />}</div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common');
  const { permissions } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(clearToast, life);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    <div
      className={toast.status ? styles.success : styles.error}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {toast.status ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
      <span className={styles.title}>
        {toast.title}
        {permissions && (
          <button type="button" className={styles.ask} onClick={() => askWhoCan(permissions)}>
            {t('whoCan.ask')}
          </button>
        )}
      </span>
      <button type="button" className={styles.close} aria-label={t('shell.dismiss')} onClick={clearToast}>
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
}
