import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the browser tab's title: the page's title, then the product's name. */
export function usePageTitle(title: string | undefined): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (title) document.title = t('documentTitle', { title });
  }, [title, t]);
}
