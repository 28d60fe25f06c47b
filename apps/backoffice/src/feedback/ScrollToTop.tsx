import { ArrowUpOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollBehavior } from './motion';
import styles from './ScrollToTop.module.css';

/** SPECIFICATION 9: the button shows past 200 px. */
const threshold = 200;

let far = false;

/** Reads the scroll position in the scroll event only, because reading it during a render forces a layout. */
function onScroll(listener: () => void): () => void {
  const look = () => {
    const now = window.scrollY > threshold;
    if (now === far) return;
    far = now;
    listener();
  };
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

export function ScrollToTop() {
  const { t } = useTranslation('common');
  const shown = useSyncExternalStore(onScroll, () => far);
  if (!shown) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('shell.scrollToTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
    >
      <ArrowUpOutlined aria-hidden />
    </button>
  );
}
