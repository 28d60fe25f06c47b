import { translatedAirlineNames } from '@traveldesk/airlines-server';
import type { Offer, OfferNames } from '@traveldesk/flights-contract';
import { placesOf, type CodedPlace } from '@traveldesk/geo-server';
import type { PricedPlace } from '@traveldesk/markups-contract/engine';
import { pricedPlaces } from '@traveldesk/markups-server';
import { inEachLanguage, type Language, type Translated } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import type { SupplierNames } from '../adapter';

/** The names of an offer's codes in all languages: from the product's own data, otherwise from the supplier. */
export interface TranslatedNames {
  places: Record<string, TranslatedPlace>;
  airlines: Record<string, Name>;
  aircraft: Record<string, string>;
}

/** A string is the same in all languages: a supplier's name, or one stored by an older version. */
export type Name = string | Translated;

export interface TranslatedPlace {
  name: Name;
  city: Translated;
  city_code: string | null;
  country: Translated | null;
  time_zone: string | null;
}

/** A process's cache of names by code. */
export interface NameBook {
  /** Returns the product's own places. */
  places(codes: readonly string[]): Promise<ReadonlyMap<string, CodedPlace>>;
  /** Returns the data of airports that rules can use. */
  priced(codes: readonly string[]): Promise<ReadonlyMap<string, PricedPlace>>;
  /** Returns the names in offers, preferring the product's own over the supplier's. */
  of(offers: readonly Pick<Offer, 'airline' | 'slices'>[], theirs?: SupplierNames): Promise<TranslatedNames>;
}

/** How long searches may still show an old name after a change. */
const freshMs = 60_000;

export function createNameBook(db: Db, now = Date.now): NameBook {
  const placesBy = createLookup((codes) => placesOf(db, codes), now);
  const airlinesBy = createLookup((codes) => translatedAirlineNames(db, codes), now);
  return {
    places: placesBy,
    priced: createLookup((codes) => pricedPlaces(db, codes), now),
    of: async (offers, theirs = nobodys) => {
      const codes = codesOf(offers);
      const [places, airlines] = await Promise.all([placesBy(codes.places), airlinesBy(codes.airlines)]);
      return {
        places: Object.fromEntries(
          codes.places.map((code) => [code, placeOf(code, places.get(code), theirs.places.get(code))]),
        ),
        airlines: Object.fromEntries(
          codes.airlines.map((code) => [code, airlines.get(code) ?? theirs.airlines.get(code) ?? code]),
        ),
        aircraft: Object.fromEntries(codes.aircraft.map((code) => [code, theirs.aircraft.get(code) ?? code])),
      };
    },
  };
}

/** Suppliers choose the codes; the limit keeps invented ones from filling the memory. */
const mostCodes = 10_000;

type Lookup<Value> = (codes: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/** Caches each code for `freshMs`; concurrent requests for a code share one query. */
function createLookup<Value>(ask: Lookup<Value>, now: () => number): Lookup<Value> {
  const known = new Map<string, { until: number; answer: ReturnType<Lookup<Value>> }>();
  return async (codes) => {
    if (known.size > mostCodes) known.clear();
    const news = codes.filter((code) => (known.get(code)?.until ?? 0) <= now());
    if (news.length > 0) {
      const answer = ask(news);
      for (const code of news) known.set(code, { until: now() + freshMs, answer });
      answer.catch(() => news.forEach((code) => known.delete(code)));
    }
    const answers = await Promise.all(codes.map((code) => known.get(code)?.answer));
    return new Map(
      codes.flatMap((code, at) => {
        const value = answers[at]?.get(code);
        return value === undefined ? [] : [[code, value] as const];
      }),
    );
  };
}

/** Returns the names in a language, without those already in `sent`; adds the new ones to it. */
export function namesIn(names: TranslatedNames, language: Language, sent = new Set<string>()): OfferNames {
  const news = <Value>(kind: string, all: Record<string, Value>) =>
    Object.entries(all).filter(([code]) => {
      const key = `${kind} ${code}`;
      return !sent.has(key) && sent.add(key);
    });
  return {
    places: Object.fromEntries(
      news('place', names.places).map(([code, { name, city, country, ...place }]) => [
        code,
        {
          ...place,
          name: inLanguage(name, language),
          city: city[language],
          country: country?.[language] ?? null,
        },
      ]),
    ),
    airlines: Object.fromEntries(
      news('airline', names.airlines).map(([code, name]) => [code, inLanguage(name, language)]),
    ),
    aircraft: Object.fromEntries(news('aircraft', names.aircraft)),
  };
}

export function inLanguage(name: Name, language: Language): string {
  return typeof name === 'string' ? name : name[language];
}

/**
 * Adds the product's names for codes of these offers, which changed after the search. A code without a name is left out, because a later
 * part of the answer may bring its name.
 */
export async function withNamesOf(
  book: NameBook,
  names: TranslatedNames,
  offers: readonly Pick<Offer, 'airline' | 'slices'>[],
): Promise<TranslatedNames> {
  if (offers.length === 0) return names;
  const { places, airlines } = await book.of(offers);
  const known = Object.entries(places).filter(([code, { name }]) => name !== code);
  const called = Object.entries(airlines).filter(([code, name]) => name !== code);
  return {
    places: { ...Object.fromEntries(known), ...names.places },
    airlines: { ...Object.fromEntries(called), ...names.airlines },
    aircraft: names.aircraft,
  };
}

export function mergedNames(one: TranslatedNames, other: TranslatedNames): TranslatedNames {
  return {
    places: { ...one.places, ...other.places },
    airlines: { ...one.airlines, ...other.airlines },
    aircraft: { ...one.aircraft, ...other.aircraft },
  };
}

/** Returns those names that these offers use. */
export function namesOfOffers(
  names: TranslatedNames,
  offers: readonly Pick<Offer, 'airline' | 'slices'>[],
): TranslatedNames {
  const codes = codesOf(offers);
  const used = <Value>(all: Record<string, Value>, wanted: readonly string[]) =>
    Object.fromEntries(
      wanted.flatMap((code) => (all[code] === undefined ? [] : [[code, all[code]] as const])),
    );
  return {
    places: used(names.places, codes.places),
    airlines: used(names.airlines, codes.airlines),
    aircraft: used(names.aircraft, codes.aircraft),
  };
}

const nobodys: SupplierNames = { places: new Map(), airlines: new Map(), aircraft: new Map() };

function placeOf(
  code: string,
  own: CodedPlace | undefined,
  theirs:
    | { name: string; city: string | null; city_code: string | null; time_zone: string | null }
    | undefined,
): TranslatedPlace {
  if (own) {
    const { city, city_code, country, time_zone } = own;
    return { name: own.name ?? theirs?.name ?? code, city, city_code, country, time_zone };
  }
  const name = theirs?.name ?? code;
  const city = inEachLanguage(() => theirs?.city ?? name);
  return {
    name,
    city,
    city_code: theirs?.city_code ?? null,
    country: null,
    time_zone: theirs?.time_zone ?? null,
  };
}

function codesOf(offers: readonly Pick<Offer, 'airline' | 'slices'>[]) {
  const places = new Set<string>();
  const airlines = new Set<string>();
  const aircraft = new Set<string>();
  for (const { airline, slices } of offers) {
    airlines.add(airline);
    for (const slice of slices) {
      places.add(slice.origin).add(slice.destination);
      for (const segment of slice.segments) {
        places.add(segment.origin).add(segment.destination);
        for (const stop of segment.stops) places.add(stop.airport);
        airlines.add(segment.carrier).add(segment.operated_by);
        if (segment.aircraft !== null) aircraft.add(segment.aircraft);
      }
    }
  }
  return { places: [...places], airlines: [...airlines], aircraft: [...aircraft] };
}
