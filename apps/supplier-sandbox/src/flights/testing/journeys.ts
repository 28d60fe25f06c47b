import type { Duffel } from '@duffel/api';
import type { CreateOrderPassenger, Offer, OfferRequest } from '@duffel/api/types';
import { addDays } from '../../world/zones';

/** A date two months ahead, on which every airline sells and allows holds. */
export const soon = addDays(new Date().toISOString().slice(0, 10), 60);

/** One slice on `soon`. */
export function slice(origin: string, destination: string, departure_date = soon) {
  return { origin, destination, departure_date, arrival_time: null, departure_time: null };
}

/** Searches a route for one adult through the SDK; returns the training airline's offers, cheapest first. */
export async function searchTraining(
  duffel: Duffel,
  origin: string,
  destination: string,
): Promise<{ request: OfferRequest; offers: Omit<Offer, 'available_services'>[] }> {
  const { data } = await duffel.offerRequests.create({
    slices: [slice(origin, destination)],
    passengers: [{ type: 'adult' }],
    return_offers: true,
  });
  return { request: data, offers: data.offers.filter(({ owner }) => owner.iata_code === 'ZZ') };
}

/** Returns a passenger for an offer for one adult. */
export function traveller(id: string, more: Partial<CreateOrderPassenger> = {}): CreateOrderPassenger {
  return {
    id,
    title: 'ms',
    gender: 'f',
    given_name: 'Amal',
    family_name: "O'Neill",
    born_on: '1990-05-17',
    email: 'amal@agency.example',
    phone_number: '+201001234567',
    ...more,
  };
}
