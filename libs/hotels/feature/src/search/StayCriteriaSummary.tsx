import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { guestsOf, type StayCriteria, type StayDraft, type StayPlace } from '@traveldesk/hotels-contract';
import '@traveldesk/hotels-ui/texts';
import { apart, useFormat } from '@traveldesk/shared-web';
import { useGuestWords } from '@traveldesk/suppliers-ui';
import { placeFallback } from '../places/place-words';
import { useStayPlace } from '../places/useStayPlace';
import { draftNights } from './draft';
import styles from './search.module.css';

export interface StayCriteriaSummaryProps {
  criteria: StayCriteria | StayDraft;
  /** The place of the criteria; null while it is being loaded. If it is absent, this component looks the place up. */
  place?: Pick<StayPlace, 'name'> | null | undefined;
}

/** Shows a search in one line: place, dates, nights, rooms and guests. */
export function StayCriteriaSummary({ criteria, place }: StayCriteriaSummaryProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const looked = useStayPlace(place === undefined ? criteria : skipToken).place;
  const { check_in, check_out, rooms } = criteria;
  const nights = draftNights(criteria);
  const guests = useGuestWords(guestsOf({ rooms }));
  const name = place?.name ?? looked?.name ?? (criteria.place && placeFallback(criteria.place, t));
  const days = [check_in, check_out].flatMap((day) => (day ? [apart(format.date(day))] : []));
  return (
    <span className={styles.summary}>
      {name && <bdi className={styles.summaryPlace}>{name}</bdi>}
      {days.length > 0 && <span>{days.join(' – ')}</span>}
      {nights !== null && <span>{t('search.nightCount', { count: nights })}</span>}
      <span>{t('search.roomCount', { count: rooms.length })}</span>
      <span>{guests.join(' · ')}</span>
    </span>
  );
}
