import { useTranslation } from 'react-i18next';
import { dropCauses } from '@traveldesk/flights-contract';
import { useFlightsAskAgainMutation, type SearchState } from '@traveldesk/flights-ui';
import { SupplierBars, type SupplierWords } from '@traveldesk/suppliers-ui';

export interface SuppliersProps {
  state: SearchState;
  /** The criteria in the form of `encodeCriteria`. */
  query: string;
}

/** Shows the state of each supplier of flights. */
export function Suppliers({ state, query }: SuppliersProps) {
  const { t } = useTranslation('flights');
  const [askAgain] = useFlightsAskAgainMutation();
  const { search, offers } = state;
  const asksFares = (search?.criteria.private_fares.length ?? 0) > 0;
  const withFares = new Set(
    asksFares ? offers.filter((offer) => offer.private_fare).map(({ supplier }) => supplier) : [],
  );
  const words: SupplierWords = {
    found: (count, seconds) => t('suppliers.done', { count, seconds }),
    causes: dropCauses.map((cause) => ({ cause, label: t(`causes.${cause}`) })),
    note: (supplier) => (asksFares && !withFares.has(supplier) ? t('suppliers.noPrivateFare') : null),
  };
  return (
    <SupplierBars
      state={state}
      query={query}
      words={words}
      onAskAgain={(supplier) => void askAgain({ query, supplier })}
    />
  );
}
