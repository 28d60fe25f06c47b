import type { OfferNames, Slice } from '@traveldesk/flights-contract';
import { AirlineChip } from './AirlineChip';
import styles from './journey.module.css';

export interface FlightChipsProps {
  slice: Pick<Slice, 'segments'>;
  names: OfferNames;
}

/** Shows a trip's flights: a chip for each airline, with the numbers of its consecutive flights. */
export function FlightChips({ slice: { segments }, names: { airlines } }: FlightChipsProps) {
  const runs: { carrier: string; numbers: string[] }[] = [];
  for (const { carrier, flight_number } of segments) {
    const last = runs.at(-1);
    if (last?.carrier === carrier) last.numbers.push(flight_number);
    else runs.push({ carrier, numbers: [flight_number] });
  }
  return (
    <span className={styles.flights}>
      {runs.map(({ carrier, numbers }) => (
        <AirlineChip
          key={`${carrier}${numbers.join()}`}
          code={carrier}
          name={airlines[carrier]}
          flightNumber={numbers.join(' ')}
        />
      ))}
    </span>
  );
}
