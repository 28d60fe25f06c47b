import type { DemoDesk } from '@traveldesk/bookings-server';
import type { DemoHeaders } from '@traveldesk/shared-server';
import {
  encodeStay,
  hotelPaths,
  propertyRatesSchema,
  stayLineSchema,
  type RoomRate,
  type StayRate,
  type StayResult,
} from '@traveldesk/hotels-contract';
import { minorUnits } from '@traveldesk/shared-contract';
import type { DemoStay } from './demo-stay';

export const supplierKey = 'training-hotels';

/** Properties of which the rates are fetched. */
const mostProperties = 4;

/** A stay to find rates for; staff search on behalf of the company. */
interface Wanted {
  stay: DemoStay;
  days: { check_in: string; check_out: string };
  companyId: string | null;
}

/** Returns rates as wanted that can be booked, of the properties with the lowest prices first; none where nothing is sold. */
export async function findRates(desk: DemoDesk, who: DemoHeaders, wanted: Wanted): Promise<RoomRate[]> {
  const { stay, days, companyId } = wanted;
  const rooms = stay.rooms.map(({ adults, children }) => ({ adults, children }));
  const query = encodeStay({ place: `city.${stay.city}`, radius: 30, ...days, rooms, company_id: companyId });
  const { status, text } = await desk.call(who, 'GET', `${hotelPaths.offers}?${query}`);
  if (status !== 200) return [];
  const found = text
    .trimEnd()
    .split('\n')
    .map((line) => stayLineSchema.parse(JSON.parse(line)))
    .flatMap((line) => (line.type === 'results' ? line.results : []))
    .filter(({ supplier, rates }) => supplier === supplierKey && rates.some((rate) => isLike(rate, stay)))
    .sort((one, other) => leastOf(one) - leastOf(other));
  const rates: RoomRate[] = [];
  for (const { property } of found.slice(0, mostProperties)) {
    const path = `${hotelPaths.propertyRates(property.id)}?${query}&supplier=${supplierKey}`;
    const opened = propertyRatesSchema.safeParse((await desk.call(who, 'GET', path)).body).data;
    const fitting = (opened?.rooms ?? []).flatMap((room) => room.rates).filter((rate) => isLike(rate, stay));
    rates.push(...fitting.filter((rate) => isSold(rate, stay)));
  }
  return rates;
}

const leastOf = ({ rates }: StayResult) =>
  Math.min(...rates.map(({ price }) => Number(minorUnits(price.total))));

function isLike({ payment, terms }: StayRate, wanted: DemoStay): boolean {
  return payment === wanted.payment && (wanted.terms === undefined || terms === wanted.terms);
}

function isSold({ bookable, loyalty, there, payment }: RoomRate, { due }: DemoStay): boolean {
  const isDueThere = payment === 'pay_now' && there.length > 0;
  return bookable !== false && !loyalty?.required && (due === undefined || isDueThere);
}
