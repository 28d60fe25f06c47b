import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '@traveldesk/shared-contract';
import { pageSizes, useFormat, type PageSize } from '@traveldesk/shared-web';
import styles from './PageChoice.module.css';
import { pageWithRow, rowInView, rowOf, type RowInView } from './page-with-row';
import type { PagingProps } from './paging-props';
import './texts';
import { usePageButtons } from './usePageButtons';

/** The size of a list's pages and, if there are more pages than buttons, a field that leads to any of them. */
export function PageChoice(props: PagingProps) {
  const { page, pages, perPage, rows, box, onPerPage } = props;
  const { t } = useTranslation('paging');
  const { number } = useFormat();
  const buttons = usePageButtons();
  const held = useRef<RowInView & { size: PageSize }>(undefined);

  const choose = (size: PageSize) => {
    const row = rowInView(box.current);
    held.current = row && { ...row, size };
    onPerPage(size, pageWithRow(page, perPage, row?.index ?? 0, size));
  };
  // The row that was the first in view keeps its place on the screen.
  useLayoutEffect(() => {
    const row = held.current;
    if (!row || !rows || row.size !== perPage) return;
    held.current = undefined;
    const moved = rowOf(box.current, row.key)?.getBoundingClientRect().top;
    const top = moved === undefined ? 0 : moved - row.top;
    if (top !== 0) window.scrollBy({ top, behavior: 'instant' });
  }, [rows, perPage, box]);

  return (
    <div className={styles.choice}>
      <label className={styles.part}>
        {t('size')}
        <select value={perPage} onChange={({ target }) => choose(Number(target.value) as PageSize)}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {number(size)}
            </option>
          ))}
        </select>
      </label>
      {pages > buttons && <GoToPage {...props} />}
    </div>
  );
}

function GoToPage({ pages, atLeast, onPage }: PagingProps) {
  const { t } = useTranslation('paging');
  const { number } = useFormat();
  const [typed, setTyped] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    const page = Number(typed);
    setTyped('');
    // Beyond a lower bound the list finds its own last page.
    if (page > 0) onPage(atLeast ? page : Math.min(page, pages));
  };
  return (
    <form onSubmit={go}>
      <label className={styles.part}>
        {t('goTo')}
        <input
          dir="ltr"
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={7}
          value={typed}
          onChange={({ target }) => setTyped(numberText(target.value).replace(/\D/g, ''))}
        />
      </label>
      {!atLeast && <span>{t('of', { pages: number(pages) })}</span>}
    </form>
  );
}
