import { useTranslation } from 'react-i18next';
import { stayDropCauses } from '@traveldesk/hotels-contract';
import { SupplierBars } from '@traveldesk/suppliers-ui';
import { useHotelsAskAgainMutation, type StaySearch } from './offers.api';

export interface SuppliersProps {
  state: StaySearch;
  /** The criteria in the form of `encodeStay`. */
  query: string;
}

/** Shows the state of each supplier of hotels. */
export function Suppliers({ state, query }: SuppliersProps) {
  const { t } = useTranslation('hotels');
  const [askAgain] = useHotelsAskAgainMutation();
  return (
    <SupplierBars
      state={state}
      query={query}
      words={{
        found: (count, seconds) => t('results.found', { count, seconds }),
        causes: stayDropCauses.map((cause) => ({ cause, label: t(`results.causes.${cause}`) })),
      }}
      onAskAgain={(supplier) => void askAgain({ query, supplier })}
    />
  );
}
