import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { Bidi, LinkButton, usePageTitle } from '@traveldesk/shared-ui';
import { listAddress, useText } from '@traveldesk/shared-web';
import { ListAboveContext } from '../menu/list-above';
import styles from './NotFoundPage.module.css';

/**
 * The page for unknown paths, and for `/error/…`, which carries the failed path (SPECIFICATION 2). If that path is a record's, the page
 * first offers the record's list.
 */
function NotFoundPage() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { '*': carried } = useParams();
  usePageTitle(t('notFound.title'));
  const text = useText();
  const path = pathname.startsWith('/error') && carried ? `/${carried}` : pathname;
  const list = useContext(ListAboveContext)(path);
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
      {list && (
        <LinkButton type="primary" className={styles.list} to={listAddress(list.path)}>
          {t('notFound.list', { list: text(list.label) })}
        </LinkButton>
      )}
      <LinkButton type={list ? 'text' : 'primary'} to="/">
        {t('notFound.home')}
      </LinkButton>
    </section>
  );
}

export { NotFoundPage as Component };
