import { find } from 'geo-tz/all';
import { aliasesSchema, airportInputSchema, cityInputSchema } from '@traveldesk/geo-contract';
import { airportNames } from './airport-names.data';
import { airportAliases, cityAliases } from './aliases.data';
import { capitalAirports, importantAirports } from './importance.data';
import type { AirportFacts, CityFacts, Places } from './place-facts';
import { firstPlaces, shippedPlaces } from './shipped';

// docs/geo.md names the sources and the counts.

const cities = [...shippedPlaces.cities.values()];
const airports = [...shippedPlaces.airports.values()];
const cityOf = ({ city }: AirportFacts) => shippedPlaces.cities.get(city);
const openAirports = airports.filter(({ closed }) => !closed);

const arabicSpeaking = 'AE BH DJ DZ EG EH IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' ');
const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name);

describe('the time zones of airports', () => {
  /** The offsets from UTC in winter and in summer. */
  const offsets = (zone: string) =>
    ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((instant) =>
      new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
        .formatToParts(new Date(instant))
        .find(({ type }) => type === 'timeZoneName'),
    );

  /** The airports whose clock differs from the zone on the map, with the reason. */
  const known: Readonly<Record<string, string>> = {
    CTM: 'at the frontier of Belize',
    FGU: 'an atoll that the map has as sea',
    NTT: 'an island that the map has as sea',
    LRS: 'an island that the map has as sea',
    OEA: 'Vincennes, Indiana, by an airport across the river',
    SIP: 'Crimea: the product has it in Ukraine',
    TBT: 'at the frontier of two zones: the town keeps UTC−5, the map has UTC−4',
    THL: 'at the frontier of Thailand',
    YKL: 'at the frontier of Labrador',
    YNA: 'at the frontier of two zones',
    ZPC: 'at the frontier of Argentina',
  };

  it('match the zones of their coordinates', () => {
    const differing = airports
      .filter(({ latitude, longitude, time_zone: zone }) => {
        const there = find(latitude, longitude);
        return !there.some((one) => JSON.stringify(offsets(one)) === JSON.stringify(offsets(zone)));
      })
      .map(({ iata }) => iata);
    expect(differing.sort()).toEqual(Object.keys(known).sort());
  });

  it('are Beijing’s in all of mainland China including Xinjiang, as in timetables', () => {
    const chinese = airports.filter((airport) => cityOf(airport)?.country === 'CN');
    expect(chinese.filter(({ time_zone: zone }) => zone !== 'Asia/Shanghai')).toEqual([]);
  });

  it('have current names of the IANA database', () => {
    const old = [
      'America/Godthab',
      'America/Pangnirtung',
      'America/Thunder_Bay',
      'America/Yellowknife',
      'Europe/Kiev',
    ];
    expect([...airports, ...cities].filter(({ time_zone: zone }) => old.includes(zone))).toEqual([]);
  });
});

describe('the codes of cities', () => {
  it('are unique', () => {
    expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length);
    expect(new Set(airports.map(({ icao }) => icao)).size).toBe(airports.length);
  });

  it('differ from the codes of airports in other cities', () => {
    const strangers = airports.filter((airport) => {
      const other = cities.find(({ code }) => code === airport.iata);
      return other && other !== cityOf(airport);
    });
    // HOU is the code of both Houston and its airport Hobby.
    expect(strangers.map(({ iata }) => iata)).toEqual([]);
  });

  it.each([
    ['SEA', ['BFI', 'SEA']],
    ['NOU', ['GEA', 'NOU']],
    ['MDE', ['EOH', 'MDE']],
    ['ALY', ['ALY', 'HBE']],
    ['CTU', ['CTU', 'TFU']],
    ['MLW', ['MLW', 'ROB']],
    ['PNH', ['KTI', 'PNH']],
    ['REP', ['REP', 'SAI']],
    ['PBI', ['DJT', 'PBI']],
  ])('%s has the airports %j', (code, expected) => {
    const there = airports.filter((airport) => cityOf(airport)?.code === code).map(({ iata }) => iata);
    expect(there.sort()).toEqual(expected);
  });

  it('give every city an airport, and every airport a city', () => {
    expect(airports.filter((airport) => !cityOf(airport))).toEqual([]);
    const flownTo = new Set(openAirports.map(({ city }) => city));
    expect([...shippedPlaces.cities.keys()].filter((key) => !flownTo.has(key))).toEqual([]);
  });
});

describe('the names of cities', () => {
  const countOf = ({ cities: all }: Places, is: (city: CityFacts) => boolean) =>
    [...all.values()].filter(is).length;
  const inArabic = ({ name_ar: name }: CityFacts) => isArabic(name);
  const inFrench = (city: CityFacts) => city.name_fr !== city.name_en;

  it('are Arabic in every country where Arabic is spoken', () => {
    const latin = cities
      .filter(({ country }) => arabicSpeaking.includes(country))
      .filter((city) => !inArabic(city));
    expect(latin).toEqual([]);
  });

  it('are Arabic for every capital', () => {
    const capitals = [...capitalAirports.values()].flatMap((iata) => {
      const airport = shippedPlaces.airports.get(iata);
      return airport ? [cityOf(airport)] : [];
    });
    expect(capitals.length).toBeGreaterThan(200);
    expect(capitals.filter((city) => city && !inArabic(city))).toEqual([]);
  });

  it('are Arabic for every city with a code of its own or several airports', () => {
    const several = cities.filter((city) => openAirports.filter((one) => cityOf(one) === city).length > 1);
    expect(several.length).toBeGreaterThan(40);
    expect(several.filter((city) => !inArabic(city)).map(({ code }) => code)).toEqual([]);
  });

  it('are Arabic for every destination of millions', () => {
    const latin = importantAirports
      .flatMap((iata) => shippedPlaces.airports.get(iata) ?? [])
      .flatMap((airport) => cityOf(airport) ?? [])
      .filter((city) => !inArabic(city));
    expect(latin).toEqual([]);
  });

  it('never become fewer', () => {
    expect({ ar: countOf(firstPlaces, inArabic), fr: countOf(firstPlaces, inFrench) }).toEqual({
      ar: 205,
      fr: 74,
    });
    expect(countOf(shippedPlaces, inArabic)).toBeGreaterThanOrEqual(1069);
    expect(countOf(shippedPlaces, inFrench)).toBeGreaterThanOrEqual(249);
  });

  it.each([
    ['FAT', { name_en: 'Fresno', name_fr: 'Fresno', name_ar: 'فريسنو' }],
    ['LXA', { name_en: 'Lhasa', name_fr: 'Lhassa', name_ar: 'لاسا' }],
  ])('are spelled as people write them: %s', (code, names) => {
    expect(shippedPlaces.cities.get(code)).toMatchObject(names);
  });

  it('use the script of their language', () => {
    const latin = /\p{Script=Latin}/u;
    expect(cities.filter((city) => inArabic(city) && latin.test(city.name_ar))).toEqual([]);
    expect(cities.filter((city) => !latin.test(city.name_en) || !latin.test(city.name_fr))).toEqual([]);
  });
});

describe('the names of airports', () => {
  const arabicOf = ({ iata }: AirportFacts) => airportNames.get(iata)?.ar ?? '';
  const withoutArabic = (some: readonly (AirportFacts | undefined)[]) =>
    some.flatMap((airport) => (airport && !isArabic(arabicOf(airport)) ? [airport.iata] : []));

  it('belong to existing airports', () => {
    expect([...airportNames.keys()].filter((iata) => !shippedPlaces.airports.has(iata))).toEqual([]);
  });

  it('are French and Arabic in every country where Arabic is spoken', () => {
    const theirs = airports.filter((airport) => arabicSpeaking.includes(cityOf(airport)?.country ?? ''));
    expect(theirs.length).toBeGreaterThan(160);
    expect(withoutArabic(theirs)).toEqual([]);
    expect(theirs.filter(({ iata }) => !airportNames.get(iata)?.fr)).toEqual([]);
  });

  it('are Arabic for every capital, every city with several airports, and every destination of millions', () => {
    const shipped = (codes: Iterable<string>) => [...codes].map((iata) => shippedPlaces.airports.get(iata));
    expect(withoutArabic(shipped(capitalAirports.values()))).toEqual([]);
    expect(withoutArabic(shipped(importantAirports))).toEqual([]);
    const shared = openAirports.filter(
      ({ city }) => openAirports.filter((one) => one.city === city).length > 1,
    );
    expect(shared.length).toBeGreaterThan(100);
    expect(withoutArabic(shared)).toEqual([]);
  });

  it('are Arabic where the city’s name is', () => {
    expect(withoutArabic(openAirports.filter((one) => isArabic(cityOf(one)?.name_ar ?? '')))).toEqual([]);
  });

  it('use the script and the typical form of their language', () => {
    const names = [...airportNames].map(([iata, { fr, ar }]) => ({ iata, fr: fr ?? '', ar: ar ?? '' }));
    expect(names.filter(({ fr }) => fr && !/^Aéroport( |$)/.test(fr))).toEqual([]);
    expect(
      names.filter(({ ar }) => ar && !/^مطار \p{Script=Arabic}[\p{Script=Arabic}\p{M} ]*$/u.test(ar)),
    ).toEqual([]);
    const wrong = /'|\b(?:de|à) Les? |\bde [AEÉÈIÎÔ]/u;
    expect(names.filter(({ fr }) => wrong.test(fr))).toEqual([]);
  });

  it('never become fewer', () => {
    const countOf = (language: 'fr' | 'ar') =>
      [...airportNames.values()].filter((one) => one[language]).length;
    expect(countOf('fr')).toBeGreaterThanOrEqual(1296);
    expect(countOf('ar')).toBeGreaterThanOrEqual(1179);
  });
});

it('all shipped values are valid in the forms', () => {
  const id = '0198f000-0000-7000-8000-000000000001';
  for (const { country: _, name_en: en, name_fr: fr, name_ar: ar, ...city } of cities) {
    const input = { ...city, country_id: id, name: { en, fr, ar } };
    expect(cityInputSchema.safeParse(input).error).toBeUndefined();
  }
  for (const { city: _, ...airport } of airports)
    expect(
      airportInputSchema.safeParse({
        ...airport,
        name_fr: airportNames.get(airport.iata)?.fr,
        name_ar: airportNames.get(airport.iata)?.ar,
        city_id: id,
        scheduled: true,
      }).error,
    ).toBeUndefined();
});

describe('other names', () => {
  const codes = new Set([...cities.map(({ code }) => code), ...airports.map(({ iata }) => iata)]);
  const all = [...Object.entries(cityAliases), ...Object.entries(airportAliases)];

  it('belong to existing places', () => {
    expect(Object.keys(cityAliases).filter((key) => !firstPlaces.cities.has(key))).toEqual([]);
    expect(Object.keys(airportAliases).filter((iata) => !firstPlaces.airports.has(iata))).toEqual([]);
  });

  it.each(all)('of %s are valid, and not the code of a place', (_, names) => {
    expect(aliasesSchema.safeParse(names).error).toBeUndefined();
    expect(names.filter((name) => codes.has(name.toUpperCase()))).toEqual([]);
  });
});
