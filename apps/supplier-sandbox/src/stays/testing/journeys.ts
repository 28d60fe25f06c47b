import type { StaysQuote, StaysRoomRate, StaysSearchResult } from '@duffel/api/types';
import type { Answer, TestSupplier } from '../../testing/supplier';
import { addDays } from '../../world/zones';
import { scenarioRooms, type Scenario } from '../world/scenarios';

export const checkIn = addDays(new Date().toISOString().slice(0, 10), 60);
export const henderson = { latitude: -24.38, longitude: -128.32 };
export const cairo = { latitude: 30.045, longitude: 31.235 };

/** A circle, two nights from `checkIn`, one room for two. */
export function stay(point = henderson, radius = 2) {
  return {
    location: { radius, geographic_coordinates: point },
    check_in_date: checkIn,
    check_out_date: addDays(checkIn, 2),
    rooms: 1,
    guests: [{ type: 'adult' as const }, { type: 'adult' as const }],
  };
}

const testHotels = { ids: ['acc_0000AWr2VsUNIF1Vl91xg0', 'acc_0000TestHotelNowhere0'], fetch_rates: true };

/** The same for the test hotels by their ids, with all their rates. */
export function allRates() {
  const { location: _, ...rest } = stay();
  return { ...rest, accommodation: testHotels };
}

export const amal = {
  guests: [{ given_name: 'Amal', family_name: "O'Neill" }],
  email: 'amal@agency.example',
  phone_number: '+201001234567',
};

type Made<Data> = Promise<Answer<Data>>;

export interface BookedStay {
  id: string;
  status: 'confirmed' | 'cancelled';
  reference: string | null;
  cancelled_at: string | null;
  metadata: Record<string, string> | null;
  quote_id?: string;
}

/** The first steps of tests at the test hotel, as a customer with a given behavior. */
export function guestOf(supplier: TestSupplier, character = 'quick') {
  const post = <Data>(path: string, data: unknown): Made<Data> =>
    supplier.call<Data>(path, { data, character });

  async function results(body: object = stay()): Promise<StaysSearchResult[]> {
    const answer = await post<{ results: StaysSearchResult[] }>('/stays/search', body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.data.results;
  }

  /** The rates of a room of the test hotels. */
  async function rates(scenario: Scenario, more: object = {}): Promise<StaysRoomRate[]> {
    const found = await results({ ...allRates(), ...more });
    const rooms = found.flatMap(({ accommodation }) => accommodation.rooms);
    return rooms.find(({ name }) => name === scenarioRooms[scenario])?.rates ?? [];
  }

  const quoteOf = (rate: { id: string }) => post<StaysQuote>('/stays/quotes', { rate_id: rate.id });

  async function quote(scenario: Scenario = 'balance', more: object = {}): Promise<StaysQuote> {
    const [rate] = await rates(scenario, more);
    return (await quoteOf(rate as StaysRoomRate)).body.data;
  }

  const book = (quoteId: string, more: object = {}) =>
    post<BookedStay>('/stays/bookings', { quote_id: quoteId, ...amal, ...more });

  const read = (id: string) => supplier.call<BookedStay>(`/stays/bookings/${id}`, { character });
  const cancel = (id: string) =>
    supplier.call<BookedStay>(`/stays/bookings/${id}/actions/cancel`, { method: 'POST', character });
  const list = async () =>
    (await supplier.call<BookedStay[]>('/stays/bookings?limit=200', { character })).body.data;

  return { post, results, rates, quoteOf, quote, book, read, cancel, list };
}
