import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { Bidi, LinkButton, usePageTitle } from '@traveldesk/shared-ui';
import { listAddress, useText } from '@traveldesk/shared-web';
import { ListAboveContext } from '../menu/list-above';
import styles from './NotFoundPage.module.css';

/**
 * Any path that no screen has, and `/error/…`, which carries the path that went wrong (SPECIFICATION 2). Where that is a
 * list's record, the list is the first way on.
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
