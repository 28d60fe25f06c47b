import { noStayFilters, type StayChoice, type StayFilters, type StaySort } from '@traveldesk/hotels-contract';
import { addDays, isDay } from '@traveldesk/shared-contract';
import { localInstant } from '@traveldesk/shared-web';
import {
  rangeText,
  readLimit,
  readRange,
  readValues,
  valuesText,
  withValues,
} from '@traveldesk/suppliers-ui';

/** Order, filters and the unfolded card of a list. `free_until` of the filters is a day here. */
export interface StayView {
  sort: StaySort;
  filters: StayFilters;
  /** The id of the property whose other rates are shown. */
  open: string | null;
}

export const staySorts = ['recommended', 'price', 'distance', 'review'] as const satisfies StaySort[];

const choices = Object.keys(noStayFilters).filter((name) =>
  Array.isArray(noStayFilters[name as keyof StayFilters]),
) as StayChoice[];

const longestName = 80;

/** Reads a view such as `sort=price&stars=4.5&per_night=5000-12000&free_until=2026-12-09`. Invalid values are ignored. */
export function readStayView(params: URLSearchParams): StayView {
  const day = params.get('free_until') ?? '';
  const filters: StayFilters = {
    ...noStayFilters,
    total: readRange(params, 'total'),
    per_night: readRange(params, 'per_night'),
    review: readLimit(params, 'review'),
    km: readLimit(params, 'km'),
    free_until: isDay(day) ? day : null,
    name: (params.get('name') ?? '').slice(0, longestName),
  };
  for (const name of choices) filters[name] = readValues(params, name);
  const sort = staySorts.find((known) => known === params.get('sort')) ?? 'recommended';
  return { sort, filters, open: params.get('open') };
}

/** Writes a view into the address. Defaults are left out, and other parameters stay. */
export function writeStayView(params: URLSearchParams, { sort, filters, open }: StayView): URLSearchParams {
  const { total, per_night, review, km, free_until, name } = filters;
  return withValues(params, {
    sort: sort === 'recommended' ? null : sort,
    ...Object.fromEntries(choices.map((choice) => [choice, valuesText(filters[choice])])),
    total: rangeText(total),
    per_night: rangeText(per_night),
    review,
    km,
    free_until,
    name,
    open,
  });
}

/** Whether a filter leaves anything out. */
export function isStayFiltered(filters: StayFilters): boolean {
  // Neither null, nor an empty list or text.
  return Object.values(filters).some((value) => String(value ?? '') !== '');
}

/** Returns the filters with the end of the chosen day in the reader's time zone, so that all of that day is free. */
export function withInstant(filters: StayFilters): StayFilters {
  const { free_until: day } = filters;
  return { ...filters, free_until: day && (localInstant(addDays(day, 1), '00:00')?.toISOString() ?? null) };
}
