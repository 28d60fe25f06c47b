import { useTranslation } from 'react-i18next';
import type { TextKey } from './text-key';

/** Looks up a text that came as data, as a filter's label did: `geo:countries.title`. */
export function useText(): (key: TextKey) => string {
  const { t } = useTranslation();
  return t as unknown as (key: TextKey) => string;
}
