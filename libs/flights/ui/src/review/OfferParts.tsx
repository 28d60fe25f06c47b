import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  encodeCriteria,
  type Buyer,
  type FlightCriteria,
  type Offer,
  type OfferNames,
} from '@traveldesk/flights-contract';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import { BagWords } from '../BagWords';
import { Conditions } from '../Conditions';
import { JourneyDetails } from '../JourneyDetails';
import { CriteriaChips } from '../offer/CriteriaChips';
import styles from './review.module.css';

export interface ItineraryPartProps {
  offer: Offer;
  names: OfferNames;
  criteria: FlightCriteria;
  company: Buyer | null;
}

/** Shows the search and the offer's flights. */
export function ItineraryPart({ offer, names, criteria, company }: ItineraryPartProps) {
  const { t } = useTranslation('flights');
  return (
    <section className={reviewStyles.card}>
      <h2>{t('review.itinerary')}</h2>
      <CriteriaChips criteria={criteria} company={company} airlines={names.airlines} />
      <Link
        to={`/flights/results?${encodeCriteria(criteria)}`}
        state={{ edit: true }}
        className={styles.change}
      >
        {t('results.edit')}
      </Link>
      <JourneyDetails slices={offer.slices} names={names} conditions={offer.conditions} />
    </section>
  );
}

/** Shows the fare and its conditions; `children` adds further facts. */
export function FarePart({ offer, children }: { offer: Offer; children?: ReactNode }) {
  const { t } = useTranslation('flights');
  return (
    <section className={reviewStyles.card}>
      <h2>{t('review.conditions')}</h2>
      <p className={styles.fare}>
        {offer.fare_brand ?? t('fares.unnamed')}
        {offer.cabin && <span className={reviewStyles.quiet}>{t(`cabins.${offer.cabin}`)}</span>}
      </p>
      <Conditions conditions={offer.conditions} />
      <BagWords bags={offer.bags} />
      {offer.seats_left !== null && <p>{t('seatsLeft', { count: offer.seats_left })}</p>}
      {children}
    </section>
  );
}
