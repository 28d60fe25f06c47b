import type { OfferNames, Slice } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { DaysLater } from './DaysLater';
import { clockOf } from './local-time';
import styles from './journey.module.css';
import { useWords } from './useWords';

export interface SliceLineProps {
  slice: Slice;
  names: OfferNames;
}

/** One trip in one line: leaving, on the way, arriving. */
export function SliceLine({ slice, names }: SliceLineProps) {
  const words = useWords();
  const airlines = [...new Set(slice.segments.map(({ carrier }) => names.airlines[carrier] ?? carrier))];
  const flights = slice.segments.map(({ carrier, flight_number }) => `${carrier} ${flight_number}`);
  const via = slice.segments.slice(1).map(({ origin }) => origin);
  return (
    <div className={styles.slice}>
      <span className={styles.airlines}>
        <span>{airlines.join(', ')}</span>
        <span className={styles.flights}>
          {flights.map((flight) => (
            <Bidi key={flight} code>
              {flight}
            </Bidi>
          ))}
        </span>
      </span>
      <span className={styles.end}>
        <span className={styles.clock}>
          <Bidi>{clockOf(slice.departing_at)}</Bidi>
        </span>
        <Bidi code>{slice.origin}</Bidi>
      </span>
      <span className={styles.way}>
        <span>{words.duration(slice.minutes)}</span>
        <span className={styles.line} aria-hidden />
        <span className={styles.via} data-direct={slice.stops === 0}>
          {words.stops(slice.stops)} {via.length > 0 && <Bidi code>{via.join(' ')}</Bidi>}
        </span>
      </span>
      <span className={styles.end}>
        <span className={styles.clock}>
          <Bidi>{clockOf(slice.arriving_at)}</Bidi>
          <DaysLater days={slice.days_later} />
        </span>
        <Bidi code>{slice.destination}</Bidi>
      </span>
    </div>
  );
}
