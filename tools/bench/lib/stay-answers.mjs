import { fromTraining } from './duffel-answers.mjs';

const day = (later) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

/** The search that the answers are for: two rooms in Dubai, three nights. */
export const wantedStay = {
  check_in: day(40),
  check_out: day(43),
  rooms: 2,
  adults: 4,
  children: [],
  point: { latitude: 25.2, longitude: 55.3 },
  radius: 30,
};

/** Real results of the training supplier, which are as large as a real supplier's. */
export const trainingStays = () =>
  fromTraining(async (url) => {
    const { check_in: check_in_date, check_out: check_out_date, rooms, radius, point } = wantedStay;
    const response = await fetch(`${url}/stays/search`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer duffel_test_training_steady',
        'duffel-version': 'v2',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        data: {
          check_in_date,
          check_out_date,
          rooms,
          guests: Array.from({ length: wantedStay.adults }, () => ({ type: 'adult' })),
          location: { radius, geographic_coordinates: point },
        },
      }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()).data.results;
  });

/** The text of an answer with this many properties and rates of each, made from real results. `key` makes its ids its own. */
export function staysText(results, { properties, rates, key }) {
  const whole = results.filter(({ accommodation }) =>
    accommodation.rooms?.some((room) => room.rates.length > 0),
  );
  const made = Array.from({ length: properties }, (_, index) => {
    const result = structuredClone(whole[index % whole.length]);
    const { accommodation } = result;
    const sold = accommodation.rooms.flatMap((room) => room.rates);
    const [room] = accommodation.rooms;
    accommodation.rooms = [
      {
        ...room,
        rates: Array.from({ length: rates }, (_, at) => ({
          ...sold[at % sold.length],
          id: `rat_${key}_${index}_${at}`,
          negotiated_rate_id: null,
        })),
      },
    ];
    accommodation.id = `acc_${key}_${index}`;
    result.id = `srr_${key}_${index}`;
    return result;
  });
  return JSON.stringify({ data: { created_at: new Date().toISOString(), results: made } });
}
