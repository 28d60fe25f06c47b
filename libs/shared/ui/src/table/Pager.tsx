import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { pageCount, useFormat } from '@traveldesk/shared-web';
import styles from './Pager.module.css';
import { visiblePages } from './pages';
import { usePageButtons } from './usePageButtons';

export interface PagerProps {
  page: number;
  total: number;
  /** The number of pages, if `total` does not tell it. */
  pages?: number;
  /** Whether more pages may follow `pages`. */
  atLeast?: boolean;
  onPage: (page: number) => void;
}

/** A list's pager: previous, at most 5 page numbers (3 on small screens), next. */
export function Pager({ page, total, pages: count = pageCount(total), atLeast, onPage }: PagerProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const pages = visiblePages(page, count, usePageButtons());
  return (
    <nav aria-label={t('pager.label')} className={styles.pager}>
      <button
        type="button"
        aria-label={t('pager.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <LeftOutlined className={styles.arrow} aria-hidden />
      </button>
      {pages.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={t('pager.page', { page: number(one) })}
          aria-current={one === page ? 'page' : undefined}
          onClick={() => onPage(one)}
        >
          {number(one)}
        </button>
      ))}
      {atLeast && <span className={styles.more}>…</span>}
      <button
        type="button"
        aria-label={t('pager.next')}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      >
        <RightOutlined className={styles.arrow} aria-hidden />
      </button>
    </nav>
  );
}
