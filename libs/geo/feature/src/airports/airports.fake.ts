import type { AirportRecord } from '@traveldesk/geo-contract';

/** Orly in the form of an API response; `change` overrides fields. */
export function airport(change: Partial<AirportRecord> = {}): AirportRecord {
  return {
    id: '0198f000-0000-7000-8000-0000000000a1',
    iata: 'ORY',
    icao: 'LFPO',
    name: 'Paris Orly Airport',
    name_fr: 'Aéroport de Paris-Orly',
    name_ar: null,
    city: {
      id: '0198f000-0000-7000-8000-0000000000c1',
      code: 'PAR',
      name: { en: 'Paris', fr: 'Paris', ar: 'باريس' },
      country: { id: 'fr', code: 'FR', name: { en: 'France', fr: 'France', ar: 'فرنسا' } },
    },
    latitude: 48.72328,
    longitude: 2.3597,
    time_zone: 'Europe/Paris',
    scheduled: true,
    closed: false,
    former_codes: [],
    aliases: [],
    version: 1,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    ...change,
  };
}
