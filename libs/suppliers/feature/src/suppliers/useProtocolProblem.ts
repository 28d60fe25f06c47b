import { useTranslation } from 'react-i18next';
import { useLanguage } from '@traveldesk/shared-web';
import type { Supplier } from '@traveldesk/suppliers-contract';

/** Returns a function that says why a supplier is not called with its protocol; undefined if it is. */
export function useProtocolProblem(): (supplier: Supplier) => string | undefined {
  const { t } = useTranslation('suppliers');
  const { language } = useLanguage();
  return ({ protocol, protocol_name: title, protocol_problem: problem }) => {
    if (problem === 'unknown_protocol') return t('protocols.unspoken', { name: protocol });
    return problem ? t('protocols.foreign', { name: title?.[language] ?? protocol }) : undefined;
  };
}
