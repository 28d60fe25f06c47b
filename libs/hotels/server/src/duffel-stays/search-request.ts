import type { Asked, WantedRates, WantedStay } from '../adapter';

/** The body of POST /stays/search: around a point, or all rates of one property (STAYS 1). */
export function searchRequest(wanted: Asked<WantedStay | WantedRates>) {
  const { check_in, check_out, rooms, adults, children, negotiated } = wanted;
  return {
    data: {
      ...('property' in wanted
        ? { accommodation: { ids: [wanted.property], fetch_rates: true } }
        : { location: { radius: wanted.radius, geographic_coordinates: wanted.point } }),
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
