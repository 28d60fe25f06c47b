/** Error codes of criteria; each has a text in every language, in the browser and on the server. */
export const stayErrorCodes = [
  'stay_malformed',
  'stay_required',
  'stay_place_unknown',
  'stay_place_nowhere',
  'stay_office_of_nobody',
  'stay_radius',
  'stay_date_impossible',
  'stay_check_in_past',
  'stay_check_in_too_far',
  'stay_check_out_order',
  'stay_too_long',
  'stay_no_room',
  'stay_too_many_rooms',
  'stay_adult_missing',
  'stay_age_missing',
  'stay_child_age',
  'stay_company_unknown',
  'stay_company_staff_only',
  'stay_supplier_unknown',
] as const;
export type StayErrorCode = (typeof stayErrorCodes)[number];

/** Errors by field: a name of the query (`check_in`), or a part of a room (`rooms.0.adults`, `rooms.1.children.0`). */
export type StayErrors = Record<string, StayErrorCode>;
