import type { OfferNames, Slice } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { DaysLater } from './DaysLater';
import { FlightChips } from './FlightChips';
import { clockOf, dayOf } from './local-time';
import styles from './journey.module.css';
import { useFlightWords } from './useFlightWords';
import { Way } from './Way';

export interface SliceLineProps {
  slice: Slice;
  names: OfferNames;
  /** Also shows the date, for journeys of many trips. */
  dated?: boolean;
}

export function SliceLine({ slice, names, dated = false }: SliceLineProps) {
  const words = useFlightWords();
  const format = useFormat();
  const airlines = [...new Set(slice.segments.map(({ carrier }) => names.airlines[carrier] ?? carrier))];
  return (
    <div className={styles.slice}>
      <span className={styles.airlines}>
        <span>{airlines.join(', ')}</span>
        <FlightChips slice={slice} names={names} />
        {dated && <span>{format.date(dayOf(slice.departing_at))}</span>}
      </span>
      <span className={styles.end}>
        <span className={styles.clock}>
          <Bidi>{clockOf(slice.departing_at)}</Bidi>
        </span>
        <Bidi code>{slice.origin}</Bidi>
      </span>
      <span className={styles.way}>
        <span>{words.duration(slice.minutes)}</span>
        <Line stops={slice.stops} />
        <Way slice={slice} names={names} />
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

/** Draws a line with a dot for each stop. */
function Line({ stops }: { stops: number }) {
  return (
    <span className={styles.line} data-direct={stops === 0} aria-hidden>
      {Array.from({ length: stops }, (_, index) => (
        <span key={index} />
      ))}
    </span>
  );
}
