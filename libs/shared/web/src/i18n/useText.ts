import { useTranslation } from 'react-i18next';
import type { TextKey } from './text-key';

/** Returns a lookup for text keys that are data, such as a filter's label: `geo:countries.title`. */
export function useText(): (key: TextKey) => string {
  const { t } = useTranslation();
  return t as unknown as (key: TextKey) => string;
}
