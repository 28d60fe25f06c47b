import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import styles from './BlankLayout.module.css';
import { BlankTools } from './BlankTools';
import { Globe } from './Globe';
import { Logo } from './Logo';

/** The layout of pages before sign-in: logo, picture, language, theme and form. */
function BlankLayout() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.layout}>
      <aside className={styles.picture}>
        <Globe />
        <div className={styles.words}>
          <p className={styles.claim}>{t('blank.claim')}</p>
          <p className={styles.note}>{t('blank.note')}</p>
        </div>
      </aside>
      <div className={styles.side}>
        <header className={styles.head}>
          <span className={styles.brand}>
            <Logo size={32} />
            {t('product')}
          </span>
          <BlankTools />
        </header>
        <main id="main" className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}

export { BlankLayout as Component };
