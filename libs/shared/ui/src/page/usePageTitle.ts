import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The browser tab's title while the page is open: the page's own, then the product's. */
export function usePageTitle(title: string | undefined): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (title) document.title = t('documentTitle', { title });
  }, [title, t]);
}
