import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { Bidi, LinkButton, usePageTitle } from '@traveldesk/shared-ui';
import styles from './NotFoundPage.module.css';

/** Any path that no screen has, and `/error/…`, which carries the path that went wrong (SPECIFICATION 2). */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { '*': carried } = useParams();
  usePageTitle(t('notFound.title'));
  const path = pathname.startsWith('/error') && carried ? `/${carried}` : pathname;
  return (
    <section className={styles.page}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1 className={styles.title} tabIndex={-1}>
        {t('notFound.title')}
      </h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <p className={styles.path}>
        <Bidi code>{path}</Bidi>
      </p>
      <LinkButton type="primary" to="/">
        {t('notFound.home')}
      </LinkButton>
    </section>
  );
}

export { NotFoundPage as Component };
