/** The behavior of an airline in the timetable; its name is in the reference data. */
export interface Carrier {
  iata: string;
  /** Its home airports: each of its flights begins or ends at one of them. */
  hubs: readonly string[];
  kind: 'training' | 'full' | 'premium' | 'low_cost';
  /** Its longest flight in kilometers. */
  reachKm: number;
  /** Its fares relative to the average of all airlines. */
  price: number;
  /** Hours for which it holds an order; null means instant payment. */
  holdHours: number | null;
  /** The void window in hours; `day` is until 23:59 UTC of the day of issue; 0 means none. */
  voiding: number | 'day';
  /** Whether its fares tell the price of changes and refunds; otherwise conditions are null: unknown (SUPPLIER 5). */
  tellsConditions: boolean;
  /** Milliseconds that it takes to answer a search, before scaling by the supplier's pace. */
  answersAfterMs: number;
  /** The validity of an offer in minutes. */
  offerMinutes: number;
  /** Cabins beyond economy. */
  cabins: readonly ('premium_economy' | 'business' | 'first')[];
  /** The airline that operates some of its short routes. */
  regional?: string;
}

const full = {
  kind: 'full',
  reachKm: 13_500,
  price: 1,
  holdHours: 24,
  voiding: 'day',
  tellsConditions: true,
  answersAfterMs: 300,
  offerMinutes: 30,
  cabins: ['premium_economy', 'business'],
} as const satisfies Partial<Carrier>;
const premium = {
  ...full,
  kind: 'premium',
  reachKm: 15_500,
  price: 1.22,
  voiding: 24,
  cabins: ['premium_economy', 'business', 'first'],
} as const satisfies Partial<Carrier>;
const lowCost = {
  kind: 'low_cost',
  reachKm: 4200,
  price: 0.58,
  holdHours: null,
  voiding: 0,
  tellsConditions: true,
  answersAfterMs: 150,
  offerMinutes: 20,
  cabins: [],
} as const satisfies Partial<Carrier>;

/** The training airline, which flies between all airports (SUPPLIER 6). */
const trainingCarrier: Carrier = {
  iata: 'ZZ',
  hubs: ['LHR', 'JFK', 'DXB', 'SIN', 'GRU', 'CAI', 'MAD', 'HND'],
  kind: 'training',
  reachKm: 14_500,
  price: 0.9,
  holdHours: 72,
  voiding: 24,
  tellsConditions: true,
  answersAfterMs: 50,
  offerMinutes: 30,
  cabins: ['premium_economy', 'business', 'first'],
};

export const carriers: readonly Carrier[] = [
  trainingCarrier,
  { iata: 'BA', hubs: ['LHR', 'LGW'], ...full, cabins: premium.cabins, regional: 'CJ' },
  { iata: 'AF', hubs: ['CDG', 'ORY'], ...full, cabins: premium.cabins, regional: 'A5' },
  { iata: 'LH', hubs: ['FRA', 'MUC'], ...full, price: 1.05, cabins: premium.cabins, regional: 'CL' },
  { iata: 'KL', hubs: ['AMS'], ...full, regional: 'WA' },
  { iata: 'LX', hubs: ['ZRH', 'GVA'], ...premium, reachKm: 12_500 },
  { iata: 'OS', hubs: ['VIE'], ...full, reachKm: 11_000 },
  { iata: 'IB', hubs: ['MAD'], ...full, price: 0.94, regional: 'I2' },
  { iata: 'TP', hubs: ['LIS', 'OPO'], ...full, price: 0.9, reachKm: 9500 },
  { iata: 'AZ', hubs: ['FCO', 'LIN'], ...full, price: 0.95, holdHours: null },
  { iata: 'SK', hubs: ['CPH', 'ARN', 'OSL'], ...full, reachKm: 10_000 },
  { iata: 'LO', hubs: ['WAW'], ...full, price: 0.88, tellsConditions: false },
  { iata: 'A3', hubs: ['ATH'], ...full, reachKm: 5000, cabins: ['business'] },
  { iata: 'TK', hubs: ['IST'], ...full, price: 0.92, reachKm: 15_000, cabins: ['business'] },
  { iata: 'MS', hubs: ['CAI'], ...full, price: 0.84, holdHours: 48, reachKm: 11_500, cabins: ['business'] },
  { iata: 'SV', hubs: ['JED', 'RUH'], ...full, price: 0.96, cabins: ['business', 'first'] },
  { iata: 'EK', hubs: ['DXB'], ...premium, price: 1.18 },
  { iata: 'QR', hubs: ['DOH'], ...premium, price: 1.2, cabins: ['business', 'first'] },
  { iata: 'GF', hubs: ['BAH'], ...full, price: 0.87, reachKm: 8500, cabins: ['business'] },
  { iata: 'KU', hubs: ['KWI'], ...full, price: 0.86, tellsConditions: false, answersAfterMs: 900 },
  { iata: 'RJ', hubs: ['AMM'], ...full, price: 0.9, reachKm: 10_500, cabins: ['business'] },
  { iata: 'ME', hubs: ['BEY'], ...full, price: 0.95, reachKm: 6500, cabins: ['business'] },
  {
    iata: 'AT',
    hubs: ['CMN'],
    ...full,
    price: 0.85,
    reachKm: 9500,
    answersAfterMs: 1500,
    cabins: ['business'],
  },
  {
    iata: 'TU',
    hubs: ['TUN'],
    ...full,
    price: 0.8,
    reachKm: 7500,
    tellsConditions: false,
    cabins: ['business'],
  },
  {
    iata: 'AH',
    hubs: ['ALG'],
    ...full,
    price: 0.8,
    reachKm: 7000,
    answersAfterMs: 1200,
    cabins: ['business'],
  },
  { iata: 'ET', hubs: ['ADD'], ...full, price: 0.86, cabins: ['business'] },
  { iata: 'KQ', hubs: ['NBO'], ...full, price: 0.9, cabins: ['business'] },
  { iata: 'SA', hubs: ['JNB', 'CPT'], ...full, price: 0.92, reachKm: 11_000, cabins: ['business'] },
  { iata: 'SQ', hubs: ['SIN'], ...premium, price: 1.15 },
  { iata: 'CX', hubs: ['HKG'], ...premium, price: 1.1 },
  { iata: 'NH', hubs: ['HND', 'NRT'], ...premium, price: 1.12 },
  { iata: 'KE', hubs: ['ICN'], ...full, price: 1.04, cabins: ['business', 'first'] },
  { iata: 'CA', hubs: ['PEK'], ...full, price: 0.78, tellsConditions: false, answersAfterMs: 800 },
  { iata: 'QF', hubs: ['SYD', 'MEL'], ...premium, price: 1.08, reachKm: 15_000 },
  { iata: 'NZ', hubs: ['AKL'], ...full, price: 1.02 },
  { iata: 'AA', hubs: ['DFW', 'MIA', 'JFK', 'PHL'], ...full, regional: 'MQ' },
  { iata: 'DL', hubs: ['ATL', 'BOS', 'JFK', 'SEA'], ...full, price: 1.06, regional: '9E' },
  { iata: 'UA', hubs: ['ORD', 'EWR', 'SFO', 'IAH'], ...full, regional: 'YX' },
  { iata: 'AC', hubs: ['YYZ', 'YVR', 'YUL'], ...full, price: 1.03 },
  { iata: 'LA', hubs: ['SCL', 'GRU', 'LIM'], ...full, price: 0.93, reachKm: 11_500, cabins: ['business'] },
  { iata: 'AV', hubs: ['BOG'], ...full, price: 0.88, reachKm: 9000, cabins: ['business'] },
  { iata: 'U2', hubs: ['LGW', 'LTN', 'GVA', 'MXP', 'AMS', 'ORY'], ...lowCost, price: 0.62 },
  { iata: 'FR', hubs: ['STN', 'DUB', 'BGY', 'BVA', 'CRL', 'BTS'], ...lowCost, price: 0.48, reachKm: 3600 },
  { iata: 'W6', hubs: ['BUD', 'WAW', 'OTP', 'LTN', 'AUH'], ...lowCost, price: 0.52 },
  { iata: 'PC', hubs: ['SAW', 'ADB'], ...lowCost, price: 0.55 },
  { iata: 'G9', hubs: ['SHJ'], ...lowCost, price: 0.6, reachKm: 5200 },
  { iata: 'XY', hubs: ['RUH', 'JED', 'DMM'], ...lowCost, price: 0.6 },
  { iata: 'J9', hubs: ['KWI'], ...lowCost, price: 0.62 },
  { iata: '6E', hubs: ['DEL', 'BOM', 'BLR'], ...lowCost, price: 0.5 },
  { iata: 'B6', hubs: ['JFK', 'BOS', 'FLL'], ...lowCost, price: 0.72, cabins: ['business'] },
  { iata: 'NK', hubs: ['FLL', 'LAS', 'ORD'], ...lowCost, price: 0.5 },
];

/** Airports, besides all hubs, to which most airlines within range fly. */
export const bigAirports: readonly string[] =
  'BCN NCE PMI AGP BER HAM DUS BRU PRG BUD OTP SOF DUB EDI MAN VCE NAP HEL RIX KBP LED SVO DME TLV LCA HRG SSH LXR ALY \
ESB AYT IKA BGW BSR MCT AUH DMM MED SHJ KHI ISB LHE DEL BOM BLR MAA HYD CCU CMB DAC KTM MLE BKK HKT KUL CGK DPS MNL SGN \
HAN PVG CAN CTU TPE KIX FUK PER BNE ADL AKL CHC LAX SAN PHX LAS DEN MSP DTW BOS IAD MCO TPA CLT MEX CUN PTY HAV SDQ EZE \
GIG BSB UIO CCS LOS ABV ACC ABJ DKR KRT EBB DAR KGL MRU TNR SEZ RAK AGA ORN DJE MIR LPA TFS FNC KEF'.split(
    ' ',
  );
