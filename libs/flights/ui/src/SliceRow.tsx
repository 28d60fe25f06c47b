import type { OfferNames, Slice } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { DaysLater } from './DaysLater';
import { FlightChips } from './FlightChips';
import { clockOf, dayOf } from './local-time';
import styles from './journey.module.css';
import type { SliceLineProps } from './SliceLine';
import { useFlightWords } from './useFlightWords';
import { Way } from './Way';

/** Shows a trip in one line, for comparison. */
export function SliceRow({ slice, names, dated = false }: SliceLineProps) {
  const words = useFlightWords();
  const format = useFormat();
  return (
    <div className={styles.sliceRow}>
      <FlightChips slice={slice} names={names} />
      <span className={styles.rowEnds}>
        {dated && <span className={styles.quiet}>{format.date(dayOf(slice.departing_at))}</span>}
        <End time={slice.departing_at} place={slice.origin} />
        <span aria-hidden>–</span>
        <End time={slice.arriving_at} place={slice.destination} later={slice.days_later} />
      </span>
      <span className={styles.rowWay}>
        <span className={styles.rowDuration}>{words.duration(slice.minutes)}</span>
        <Way slice={slice} names={names} />
      </span>
    </div>
  );
}

interface EndProps {
  time: Slice['departing_at'];
  place: keyof OfferNames['places'];
  later?: number;
}

function End({ time, place, later = 0 }: EndProps) {
  return (
    <span className={styles.rowEnd}>
      <strong>
        <Bidi>{clockOf(time)}</Bidi>
      </strong>
      <DaysLater days={later} />
      <Bidi code>{place}</Bidi>
    </span>
  );
}
