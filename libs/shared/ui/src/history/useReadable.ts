import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import { readable } from './readable';

/** Returns a function that formats a value: booleans as yes or no, all others by `readable`. */
export function useReadable(): (value: unknown) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (value) =>
    typeof value === 'boolean' ? t(value ? 'history.yes' : 'history.no') : readable(value, format);
}
