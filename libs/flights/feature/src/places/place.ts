import type { Airport } from '@traveldesk/geo-contract';
import type { PlaceFacts } from '@traveldesk/flights-contract';
import { commaOf, namesOf, type Language, type Translated } from '@traveldesk/shared-contract';
import type { RemoteOption } from '@traveldesk/shared-ui';

/** An airport or a city of a search, with its names. A city has no airport name. */
export interface Place extends PlaceFacts {
  name: Translated | null;
  city: Translated;
  country: Translated;
}

/** Returns the place of a code: the airport with that code, otherwise the city whose airports share it. */
export function placeOf(airports: readonly Airport[], code: string): Place | null {
  const airport = airports.find(({ iata }) => iata === code);
  const found = airport ?? airports.find(({ city }) => city.code === code);
  if (!found) return null;
  return {
    kind: airport ? 'airport' : 'city',
    code,
    city_code: found.city.code,
    time_zone: found.time_zone,
    name: airport ? namesOf(airport) : null,
    city: found.city.name,
    country: found.city.country.name,
  };
}

/** Returns the place as an option of the pickers. */
export function placeOption(place: Place, language: Language): RemoteOption {
  const { code, name, city, country } = place;
  return {
    value: code,
    code,
    label: (name ?? city)[language],
    note: name ? [city[language], country[language]].join(commaOf[language]) : country[language],
  };
}
