import { useTranslation } from 'react-i18next';
import { travellersOf, type CriteriaDraft } from '@traveldesk/flights-contract';
import './texts';

interface Travellers {
  kind: 'adults' | 'children' | 'infants';
  said: string;
}

/** Returns the number of travelers; if not all are adults, by type and with the children's ages. */
export function useTravellers(criteria: CriteriaDraft): Travellers[] {
  const { t } = useTranslation('flights');
  const { adults, children, infants } = criteria;
  if (children.length === 0 && infants.length === 0)
    return [{ kind: 'adults', said: t('travellers.count', { count: travellersOf(criteria) }) }];
  const travellers: Travellers[] = [{ kind: 'adults', said: t('travellers.adult', { count: adults }) }];
  if (children.length > 0) {
    const ages = children.join(', ');
    travellers.push({ kind: 'children', said: t('travellers.child', { count: children.length, ages }) });
  }
  if (infants.length > 0) {
    travellers.push({ kind: 'infants', said: t('travellers.infant', { count: infants.length }) });
  }
  return travellers;
}
