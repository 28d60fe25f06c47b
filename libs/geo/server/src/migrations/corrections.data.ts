import type { CityFacts } from './place-facts';

/**
 * Corrections and changes of the first shipped places, by their original codes. Time zones come from the airports' coordinates (geo-tz),
 * city codes from IATA; the other facts were collected by hand.
 */

/** Airports with a wrong time zone: IATA code and correct zone. */
export const zones = words(`
  BAX Asia/Barnaul BBA America/Coyhaique BWT Australia/Hobart CUU America/Chihuahua DEE Asia/Sakhalin EKS Asia/Sakhalin
  HVD Asia/Hovd IBB Pacific/Galapagos KIE Pacific/Bougainville MEB Australia/Melbourne MLG Asia/Jakarta MXB Asia/Makassar
  NGK Asia/Sakhalin NIU Pacific/Tahiti NPO Asia/Pontianak OVS Asia/Yekaterinburg PNT America/Punta_Arenas
  PSC America/Los_Angeles PSU Asia/Pontianak PUQ America/Punta_Arenas QRE America/Sao_Paulo RMT Pacific/Tahiti
  SQG Asia/Pontianak STM America/Santarem SUK Asia/Yakutsk TBM Asia/Pontianak TBT America/Eirunepe TJG Asia/Makassar
  TMT America/Santarem TOF Asia/Tomsk ULG Asia/Hovd ULK Asia/Yakutsk ULO Asia/Hovd ZRJ America/Winnipeg
  AAT Asia/Shanghai HQL Asia/Shanghai IQM Asia/Shanghai KCA Asia/Shanghai KJI Asia/Shanghai NLT Asia/Shanghai
  SHF Asia/Shanghai TCG Asia/Shanghai TLQ Asia/Shanghai ZFL Asia/Shanghai
`);

/** Time zone names that the IANA database only keeps for compatibility, and their current names. */
export const renamedZones: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Yellowknife': 'America/Edmonton',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** Cities merged into another: the code that is given up, and the code that takes over its airports. */
export const mergedCities: Readonly<Record<string, string>> = {
  ALY: 'HBE',
  DJT: 'PBI',
  KTI: 'PNH',
  SAI: 'REP',
  TFU: 'CTU',
};

/** Cities with a new IATA code. */
export const recodedCities: Readonly<Record<string, string>> = {
  BFI: 'SEA',
  EOH: 'MDE',
  GEA: 'NOU',
  HBE: 'ALY',
  ROB: 'MLW',
};

/** Airports with wrong coordinates: correct degrees, north and east. */
export const positions: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  DJG: [24.293, 9.452],
  FSP: [46.763, -56.173],
  KTI: [11.36, 104.92],
  PZU: [19.434, 37.234],
};

export const airportNames: Readonly<Record<string, string>> = { KTI: 'Techo International Airport' };

/** Airports without flights any more; records that refer to them keep them. */
export const closedAirports: readonly string[] = ['ALY', 'PNH', 'REP'];

/** Countries with a better Arabic name: ISO 3166-1 code, old name, new name. */
export const countryNames: readonly (readonly [code: string, was: string, now: string])[] = [
  ['BQ', 'الجزر الكاريبية الهولندية', 'بونير وسينت أوستاتيوس وسابا'],
  ['OM', 'عمان', 'عُمان'],
  ['RE', 'لا ريونيون', 'ريونيون'],
];

/** Cities with a misspelled name: original code and corrected names. */
export const correctedNames: Readonly<Record<string, Partial<Pick<CityFacts, 'name_fr' | 'name_ar'>>>> = {
  FAT: { name_ar: 'فريسنو' },
  LXA: { name_fr: 'Lhassa' },
};

/** Cities that were missing: code, ISO 3166-1 country, time zone, name in English, French and Arabic. */
export const newCities = rows(`
  AHU|MA|Africa/Casablanca|Al Hoceima|Al Hoceïma|الحسيمة
  ATR|MR|Africa/Nouakchott|Atar|Atar|أطار
  BEM|MA|Africa/Casablanca|Beni Mellal|Béni Mellal|بني ملال
  GLN|MA|Africa/Casablanca|Guelmim|Guelmim|كلميم
  KIK|IQ|Asia/Baghdad|Kirkuk|Kirkouk|كركوك
  NWA|KM|Indian/Comoro|Mohéli|Mohéli|موهيلي
  OSM|IQ|Asia/Baghdad|Mosul|Mossoul|الموصل
  OZG|MA|Africa/Casablanca|Zagora|Zagora|زاكورة
`);

/** Airports that were missing: IATA code, ICAO code, city code, latitude, longitude, time zone, name (airport-data-js, CC BY 4.0). */
export const newAirports = rows(`
  AHU|GMTA|AHU|35.17972|-3.83694|Africa/Casablanca|Cherif Al Idrissi Airport
  ATR|GQPA|ATR|20.49944|-13.04639|Africa/Nouakchott|Atar International Airport
  BEM|GMMD|BEM|32.39607|-6.32665|Africa/Casablanca|Beni Mellal Airport
  GLN|GMAG|GLN|29.01667|-10.06667|Africa/Casablanca|Guelmim Airport
  KIK|ORKK|KIK|35.51667|44.28333|Asia/Baghdad|Kirkuk International Airport
  NBJ|FNBJ|LAD|-9.04678|13.50719|Africa/Luanda|Dr. Antonio Agostinho Neto International Airport
  NWA|FMCI|NWA|-12.29866|43.76716|Indian/Comoro|Mohéli Bandar Es Eslam Airport
  OSM|ORBM|OSM|36.30750|43.14944|Asia/Baghdad|Mosul International Airport
  OZG|GMAZ|OZG|30.26714|-5.85246|Africa/Casablanca|Zagora Airport
`);

function words(text: string): Readonly<Record<string, string>> {
  const all = text.trim().split(/\s+/);
  return Object.fromEntries(
    all.flatMap((word, at) => (at % 2 === 0 ? [[word, all[at + 1] ?? ''] as const] : [])),
  );
}

function rows(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'));
}
