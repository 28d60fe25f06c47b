import { formatters, type Format } from './format';
import { useLanguage } from './useLanguage';

export function useFormat(): Format {
  return formatters(useLanguage().language);
}
