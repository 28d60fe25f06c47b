import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { breakpoints, pageCount, useFormat, useMediaQuery } from '@traveldesk/shared-web';
import styles from './Pager.module.css';
import { pageButtons, visiblePages } from './pages';

export interface PagerProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

const small = `(max-width: ${breakpoints.sm - 0.02}px)`;

/** A list's pager: previous, at most 5 page numbers (3 on small screens), next. */
export function Pager({ page, total, onPage }: PagerProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const count = pageCount(total);
  const pages = visiblePages(page, count, useMediaQuery(small) ? pageButtons.small : pageButtons.wide);
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
