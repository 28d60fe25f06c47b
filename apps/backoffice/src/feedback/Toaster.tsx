import { CheckCircleFilled, CloseCircleFilled, CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askWhoCan, clearToast, useToast, type Toast } from '@traveldesk/shared-web';
import { toastKey } from '../shortcuts/toast-key';
import styles from './Toaster.module.css';
import { useToastFocus } from './useToastFocus';

/** SPECIFICATION 9: a toast is shown for 4000 ms. */
const life = 4000;
/** One in which something can be done: as long as WCAG 2.2.1 gives to whoever has to press something. */
const lifeToAct = 20_000;

/**
 * The one toast, at the top start: green for success, red for an error (SPECIFICATION 9). Both live regions
 * are there from the beginning, as screen readers announce only what is put into a region they know.
 */
export function Toaster() {
  const toast = useToast();
  const [shown, setShown] = useState({ toast, round: 0 });
  // Each is a card of its own: what is pressed in it is never what the next one offers.
  if (shown.toast !== toast) setShown({ toast, round: shown.round + 1 });
  const card = toast.title && <ToastCard key={shown.round} toast={toast} />;
  return (
    <div className={styles.place}>
      <div role="status">{toast.status && card}</div>
      <div role="alert">{!toast.status && card}</div>
    </div>
  );
}

/** Once: what comes of it is told by the toast that follows. */
function takeBack(undo: () => Promise<unknown>): void {
  clearToast();
  void undo().catch(() => undefined);
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common');
  const { permissions, undo } = toast;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const { onFocus } = useToastFocus(card);
  const offers = Boolean(permissions ?? undo);
  const held = pointed || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(clearToast, offers ? lifeToAct : life);
    return () => clearTimeout(timer);
  }, [held, offers]);
  return (
    <div
      ref={card}
      className={toast.status ? styles.success : styles.error}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => {
        setFocused(true);
        onFocus(event);
      }}
      onBlur={() => setFocused(false)}
    >
      {toast.status ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
      <span className={styles.title}>
        {toast.title}
        {permissions && <Offer label={t('whoCan.ask')} onClick={() => askWhoCan(permissions)} />}
        {undo && <Offer label={t('confirmDelete.undo')} onClick={() => takeBack(undo)} />}
      </span>
      <button type="button" className={styles.close} aria-label={t('shell.dismiss')} onClick={clearToast}>
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
}

/** What can be done in a toast, and the key that leads to it: it is heard with the rest of the toast. */
function Offer({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <span className={styles.offer}>
      <button type="button" className={styles.ask} aria-keyshortcuts={toastKey} onClick={onClick}>
        {label}
      </button>
      <kbd className={styles.key}>{toastKey}</kbd>
    </span>
  );
}
