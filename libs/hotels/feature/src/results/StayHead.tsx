import { useTranslation } from 'react-i18next';
import { nightsOf, type StayCriteria, type StayDraft, type StayPlace } from '@traveldesk/hotels-contract';
import { apart, useFormat } from '@traveldesk/shared-web';

export interface StayHeadProps {
  draft: StayDraft;
  /** Undefined until the search has begun. */
  place: StayPlace | undefined;
}

/** The searched place, days and rooms in one line. */
export function StayHead({ draft, place }: StayHeadProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const { check_in, check_out, rooms } = draft;
  const parts = [
    place && apart(place.name),
    check_in && check_out && `${format.date(check_in)} – ${format.date(check_out)}`,
    check_in && check_out && t('rate.nights', { count: nightsOf({ check_in, check_out } as StayCriteria) }),
    t('results.rooms', { count: rooms.length }),
  ];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}
