import { skipToken } from '@reduxjs/toolkit/query';
import type { StayDraft, StayPlace } from '@traveldesk/hotels-contract';
import { problemOf, useLanguage, useStillSaid } from '@traveldesk/shared-web';
import { useHotelsPlaceQuery } from './places.api';

interface FoundPlace {
  /** Null if there is no such place, undefined while unknown. */
  place: StayPlace | null | undefined;
  /** The API's errors by field, as texts: a company that may not be searched for. */
  refused: Readonly<Record<string, string>>;
}

const nothing = {};

/** Returns the place of criteria. */
export function useStayPlace(
  criteria: Pick<StayDraft, 'place' | 'company_id'> | typeof skipToken,
): FoundPlace {
  const { language } = useLanguage();
  const { currentData, error } = useHotelsPlaceQuery(
    criteria === skipToken || criteria.place === null
      ? skipToken
      : { place: criteria.place, company: criteria.company_id, language },
  );
  return { place: currentData, refused: useStillSaid(problemOf(error)?.fields) ?? nothing };
}
