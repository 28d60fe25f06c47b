import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import { readable } from './readable';

/** Says a value as a person reads it: yes or no for what is on or off, any other as `readable` does. */
export function useReadable(): (value: unknown) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (value) =>
    typeof value === 'boolean' ? t(value ? 'history.yes' : 'history.no') : readable(value, format);
}
