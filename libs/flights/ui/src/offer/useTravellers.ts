import { useTranslation } from 'react-i18next';
import { travellersOf, type CriteriaDraft } from '@traveldesk/flights-contract';
import { useGuestWords } from '@traveldesk/suppliers-ui';
import './texts';

interface Travellers {
  kind: 'adults' | 'children' | 'infants';
  said: string;
}

/** Returns the number of travelers; if not all are adults, by type and with the children's ages. */
export function useTravellers(criteria: CriteriaDraft): Travellers[] {
  const { t } = useTranslation('flights');
  const { children, infants } = criteria;
  const [adults = '', ofChildren] = useGuestWords(criteria);
  if (children.length === 0 && infants.length === 0)
    return [{ kind: 'adults', said: t('travellers.count', { count: travellersOf(criteria) }) }];
  const travellers: Travellers[] = [{ kind: 'adults', said: adults }];
  if (ofChildren) travellers.push({ kind: 'children', said: ofChildren });
  if (infants.length > 0) {
    travellers.push({ kind: 'infants', said: t('travellers.infant', { count: infants.length }) });
  }
  return travellers;
}
