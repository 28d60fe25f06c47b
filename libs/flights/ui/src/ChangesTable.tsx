import type { OfferChange, OfferNames } from '@traveldesk/flights-contract';
import { BeforeAndAfter, PriceDifference } from '@traveldesk/suppliers-ui';
import { useChangeWords } from './useChangeWords';
import './texts';

export interface ChangesTableProps {
  changes: readonly OfferChange[];
  names: OfferNames;
}

/** Lists changes of an offer with old and new values side by side (TRAVEL-RULES 14). */
export function ChangesTable({ changes, names }: ChangesTableProps) {
  const words = useChangeWords(names);
  return (
    <BeforeAndAfter
      rows={changes.map((change) => ({
        ...words(change),
        beside: change.kind === 'price' && <PriceDifference {...change} />,
      }))}
    />
  );
}
