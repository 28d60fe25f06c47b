import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useFocusLeft, usePageTitle } from '@traveldesk/shared-ui';
import { headOfPage } from '../layout/head-of-page';
import { Logo } from '../layout/Logo';
import { MissingPage } from '../routing/missing-page';
import styles from './RouteError.module.css';

/** Replaces a page that failed or whose chunk could not be loaded; the rest of the product continues (SECURITY 49). */
export function RouteError() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const page = useFocusLeft<HTMLElement>(headOfPage);
  usePageTitle(t('pageError.title'));
  const isMissing = error instanceof MissingPage;
  return (
    <section ref={page} className={styles.page} role="alert">
      <Logo size={40} />
      <h1 className={styles.title}>{t('pageError.title')}</h1>
      <p className={styles.text}>{t(isMissing ? 'part.failed' : 'pageError.text')}</p>
      {error instanceof Error && !isMissing && (
        <p className={styles.detail} lang="en" dir="ltr">
          {error.message}
        </p>
      )}
      <Button type="primary" onClick={() => void revalidate()}>
        {t('state.retry')}
      </Button>
      <Button type="text" onClick={() => window.location.reload()}>
        {t('pageError.reload')}
      </Button>
    </section>
  );
}
