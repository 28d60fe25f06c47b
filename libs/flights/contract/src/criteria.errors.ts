/** Error codes of criteria; each has a text in every language, in the browser and on the server. */
export const criteriaErrorCodes = [
  'search_malformed',
  'search_required',
  'search_trips_oneway',
  'search_trips_roundtrip',
  'search_trips_multi',
  'search_not_back',
  'search_place_unknown',
  'search_same_place',
  'search_date_impossible',
  'search_date_past',
  'search_date_too_far',
  'search_date_order',
  'search_adult_missing',
  'search_infants_over_adults',
  'search_too_many_travellers',
  'search_too_many_with_infants',
  'search_child_age',
  'search_infant_age',
  'search_window_order',
  'search_airline_unknown',
  'search_airline_both',
  'search_company_unknown',
  'search_company_staff_only',
  'search_cabin_not_sold',
  'search_airline_not_sold',
] as const;
export type CriteriaErrorCode = (typeof criteriaErrorCodes)[number];

/**
 * Errors by field: a name of the query (`adults`), or a part of a trip or an age (`trips.0.origin`, `trips.1.date`, `trips.0.departure`,
 * `children.0`).
 */
export type CriteriaErrors = Record<string, CriteriaErrorCode>;

/** Warnings by field, for allowed but unusual criteria (TRAVEL-RULES 6). */
export type CriteriaWarnings = Record<string, 'search_trip_gap'>;
