import { referenceAirlines } from '@traveldesk/airlines-server/reference';
import { carriers, type Carrier } from './carriers.data';

export interface Airline {
  iata: string;
  name: string;
  /** The first three digits of its ticket numbers. */
  accountingCode: string;
}

/** Every airline of the reference data, and the training airline. */
export const allAirlines: readonly Airline[] = [
  ...referenceAirlines
    .filter(({ iata }) => iata !== 'ZZ')
    .map(({ iata, name, accountingCode }) => ({ iata, name, accountingCode: accountingCode ?? '954' })),
  { iata: 'ZZ', name: 'Training Airways', accountingCode: '999' },
];

const byCode = new Map(allAirlines.map((airline) => [airline.iata, airline]));
const carriersByCode = new Map(carriers.map((carrier) => [carrier.iata, carrier]));

export function airlineOf(code: string): Airline {
  const airline = byCode.get(code);
  if (!airline) throw new Error(`There is no airline ${code}.`);
  return airline;
}

export function carrierOf(code: string): Carrier {
  const carrier = carriersByCode.get(code);
  if (!carrier) throw new Error(`No timetable has an airline ${code}.`);
  return carrier;
}
