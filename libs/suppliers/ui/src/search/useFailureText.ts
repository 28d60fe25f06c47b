import { useTranslation } from 'react-i18next';
import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import './texts';

/** Returns the words for the reasons why a supplier failed, such as "it did not answer in time". */
export function useFailureText(): (reason: SupplierFailure) => string {
  const { t } = useTranslation('supplierSearch');
  return (reason) => t(`failures.${reason}`);
}
