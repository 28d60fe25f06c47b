import { useTranslation } from 'react-i18next';
import './texts';

/** Returns the number of adults in words, and of the children with their ages; an age may be missing. */
export function useGuestWords({
  adults,
  children,
}: {
  adults: number;
  children: readonly (number | null)[];
}): string[] {
  const { t } = useTranslation('searchForm');
  const ages = children.map((age) => age ?? '?').join(', ');
  return [
    t('adults', { count: adults }),
    ...(children.length > 0 ? [t('children', { count: children.length, ages })] : []),
  ];
}
