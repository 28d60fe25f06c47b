import type { AskedStay } from '../adapter';

/** The body of POST /stays/search (STAYS 1). */
export function searchRequest(asked: AskedStay) {
  const { point, radius, check_in, check_out, rooms, adults, children, negotiated } = asked;
  return {
    data: {
      location: { radius, geographic_coordinates: point },
      check_in_date: check_in,
      check_out_date: check_out,
      rooms,
      guests: [
        ...Array.from({ length: adults }, () => ({ type: 'adult' })),
        ...children.map((age) => ({ type: 'child', age })),
      ],
      ...(negotiated.length > 0 && { negotiated_rate_ids: negotiated }),
    },
  };
}
