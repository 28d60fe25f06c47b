import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  encodeCriteria,
  stripDays,
  type Buyer,
  type CriteriaDraft,
  type OfferNames,
  type TimeWindow,
} from '@traveldesk/flights-contract';
import { useFocusLeft, type FocusSuccessor } from '@traveldesk/shared-ui';
import { isolated, useSession } from '@traveldesk/shared-web';
import { AirlineChip } from '../AirlineChip';
import { withoutCriterion, type Removable } from './criteria-chips';
import { Legs } from './Legs';
import styles from './offer.module.css';
import './texts';
import { useTravellers } from './useTravellers';

export interface CriteriaChipsProps {
  criteria: CriteriaDraft;
  /** The buyer; null if staff search for no company, undefined while unknown. */
  company: Buyer | null | undefined;
  airlines: OfferNames['airlines'];
}

interface Chip {
  key: string;
  /** The label of the criterion, also in the name of its remove button. */
  said: string;
  shown: ReactNode;
  remove?: Removable;
}

/** Shows a search as one chip per criterion: company, trips, travelers, cabin and filters. Optional criteria have a remove button. */
export function CriteriaChips({ criteria, company, airlines }: CriteriaChipsProps) {
  // Without a company id there is no buyer, which is known before the response; this avoids a layout shift.
  const buyer = criteria.company_id === null ? null : company;
  const chips = [...useBuyer(buyer), ...useTravellerChips(criteria), ...useWishes(criteria, airlines)];
  return (
    <span className={styles.summary}>
      <Legs trips={criteria.trips} />
      {chips.map(({ key, ...chip }) => (
        <Criterion key={key} {...chip} criteria={criteria} />
      ))}
    </span>
  );
}

/** Returns the link that gets the focus after a removal: the next removable chip, or the last. */
const nextChip: FocusSuccessor = ({ around, place }) => {
  const left = [...around.children].map((chip) => chip.querySelector('a'));
  return left.slice(place).find(Boolean) ?? left.findLast(Boolean);
};

function Criterion({ said, shown, remove, criteria }: Omit<Chip, 'key'> & { criteria: CriteriaDraft }) {
  const { t } = useTranslation('flights');
  const chip = useFocusLeft<HTMLSpanElement>(nextChip);
  const label = t('search.takeOff', { what: said });
  return (
    <span ref={chip} className={styles.criterion}>
      {shown}
      {remove && (
        <Link
          className={styles.takeOff}
          to={`/flights/results?${encodeCriteria(withoutCriterion(criteria, remove))}`}
          aria-label={label}
          title={label}
        >
          <CloseOutlined aria-hidden />
        </Link>
      )}
    </span>
  );
}

/** Shows the company to staff; a company's user always searches for their own. */
function useBuyer(company: Buyer | null | undefined): Chip[] {
  const { t } = useTranslation('flights');
  const isStaff = useSession().user?.type === 'staff';
  if (company === undefined || !isStaff) return [];
  if (company === null) {
    const said = t('search.noCompany');
    return [{ key: 'company', said, shown: said }];
  }
  return [{ key: 'company', said: company.name, shown: <bdi>{company.name}</bdi>, remove: 'company' }];
}

function useTravellerChips(criteria: CriteriaDraft): Chip[] {
  return useTravellers(criteria).map(({ kind, said }) => ({
    key: kind,
    said,
    shown: said,
    // At least one adult must travel.
    ...(kind !== 'adults' && { remove: kind }),
  }));
}

/** Returns the chips of cabin and filters. */
function useWishes(criteria: CriteriaDraft, airlines: OfferNames['airlines']): Chip[] {
  const { t } = useTranslation('flights');
  const { max_stops: stops, trips } = criteria;
  const cabin = t(`cabins.${criteria.cabin}`);
  const chips: Chip[] = [{ key: 'cabin', said: cabin, shown: cabin }];
  if (stops !== null) {
    const said = t('search.upToStops', { count: stops });
    chips.push({ key: 'stops', said, shown: said, remove: 'stops' });
  }
  for (const code of criteria.airlines) {
    const name = airlines[code] ?? code;
    const shown = (
      <>
        <AirlineChip code={code} name={name} /> {name !== code && <bdi>{name}</bdi>}
      </>
    );
    chips.push({ key: `airline.${code}`, said: name, shown, remove: `airline.${code}` });
  }
  for (const code of criteria.excluded_airlines) {
    const said = t('search.without', { airlines: isolated(airlines[code] ?? code) });
    chips.push({ key: `without.${code}`, said, shown: said, remove: `without.${code}` });
  }
  if (criteria.private_fares.length > 0) {
    const said = t('fareCodes.count', { count: criteria.private_fares.length });
    chips.push({ key: 'private_fares', said, shown: said, remove: 'private_fares' });
  }
  if (criteria.flexible) {
    const said = t('search.flexibleShort', { days: stripDays });
    chips.push({ key: 'flexible', said, shown: said, remove: 'flexible' });
  }
  const hours = (window: TimeWindow | null, end: 'departure' | 'arrival', at: number) => {
    if (!window) return;
    const span = isolated(`${window.from}–${window.to}`);
    const said = t(`search.hoursOf.${end}`, { trip: at + 1, hours: span });
    chips.push({ key: `${end}.${at}`, said, shown: said, remove: `${end}.${at}` });
  };
  trips.forEach(({ departure, arrival }, at) => {
    hours(departure, 'departure', at);
    hours(arrival, 'arrival', at);
  });
  return chips;
}
