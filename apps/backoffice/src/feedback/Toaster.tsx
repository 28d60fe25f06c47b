import { CheckCircleFilled, CloseCircleFilled, CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askWhoCan, clearToast, useToast, type Toast } from '@traveldesk/shared-web';
import { toastKey } from '../shortcuts/toast-key';
import styles from './Toaster.module.css';
import { useToastFocus } from './useToastFocus';

/** SPECIFICATION 9: a toast is shown for 4000 ms. */
const life = 4000;
/** Milliseconds for a toast with a button: the time that WCAG 2.2.1 gives users to react. */
const lifeToAct = 20_000;

/**
 * The only toast, at the top start: green for success, red for an error (SPECIFICATION 9). Both live regions always exist, because screen
 * readers announce only changes of a known region.
 */
export function Toaster() {
  const toast = useToast();
  const [shown, setShown] = useState({ toast, round: 0 });
  // Each toast has its own card, so that a press never acts on the next toast.
  if (shown.toast !== toast) setShown({ toast, round: shown.round + 1 });
  const card = toast.title && <ToastCard key={shown.round} toast={toast} />;
  return (
    <div className={styles.place}>
      <div role="status">{toast.status && card}</div>
      <div role="alert">{!toast.status && card}</div>
    </div>
  );
}

/** Runs `undo` once; the next toast reports the result. */
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

/** A toast's button, and its shortcut key with the key's effect, which screen readers read with the toast. */
function Offer({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useTranslation('common');
  return (
    <span className={styles.offer}>
      <button type="button" className={styles.ask} aria-keyshortcuts={toastKey} onClick={onClick}>
        {label}
      </button>
      <span className={styles.hint}>
        <kbd className={styles.key}>{toastKey}</kbd> {t('shell.toastKey')}
      </span>
    </span>
  );
}
