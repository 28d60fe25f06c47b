import { ArrowUpOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollBehavior } from './motion';
import styles from './ScrollToTop.module.css';

/** SPECIFICATION 9: the button shows past 200 px. */
const threshold = 200;

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

export function ScrollToTop() {
  const { t } = useTranslation('common');
  const far = useSyncExternalStore(onScroll, () => window.scrollY > threshold);
  if (!far) return null;
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
