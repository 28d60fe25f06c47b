import type { PropertyDetails } from '@traveldesk/hotels-contract';
import type { Json } from '@traveldesk/suppliers-server/duffel';
import { longText } from './long-text';

const longestDescription = 5_000;
const longestInstructions = 1_000;
const longestAddress = 2_000;
const mostPhotos = 50;

/** Reads the facts of a property that its search result does not have. A fact that cannot be read counts as not stated. */
export function detailsOf(accommodation: Json): PropertyDetails {
  const { check_in_information: times, key_collection: keys } = accommodation;
  return {
    description: longText(accommodation.description, longestDescription),
    photos: photosOf(accommodation.photos, mostPhotos),
    check_in_after: timeOf(fieldOf(times, 'check_in_after_time')),
    check_out_before: timeOf(fieldOf(times, 'check_out_before_time')),
    key_collection: longText(fieldOf(keys, 'instructions'), longestInstructions),
  };
}

/** Reads the addresses of pictures. */
export function photosOf(photos: unknown, most: number): string[] {
  if (!Array.isArray(photos)) return [];
  return [...new Set(photos.slice(0, most).flatMap((photo) => addressOf(fieldOf(photo, 'url')) ?? []))];
}

/** Returns the address in its encoded form, which has only ASCII characters. */
function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestAddress || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && href.length <= longestAddress ? href : null;
}

const timeShape = /^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/;

function timeOf(value: unknown): string | null {
  return typeof value === 'string' && timeShape.test(value) ? value.slice(0, 5) : null;
}

export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Json)[field] : undefined;
}
