import { SwapOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { OfferNames, Slice } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { connectionsOf, type Connection } from './connections';
import styles from './journey.module.css';
import { useFlightWords } from './useFlightWords';
import './texts';

export interface WayProps {
  slice: Slice;
  names: OfferNames;
}

/** Shows the way of a trip: direct, or its layovers and technical stops. */
export function Way({ slice, names }: WayProps) {
  const { t } = useTranslation('journey');
  const words = useFlightWords();
  const technical = slice.segments.flatMap(({ stops }) => stops);
  return (
    <span className={styles.via}>
      <span className={styles.stops} data-direct={slice.stops === 0}>
        {words.stops(slice.stops)}
      </span>
      {connectionsOf(slice).map((connection) => (
        <Change key={`${connection.lands}${connection.leaves}`} connection={connection} />
      ))}
      {technical.map(({ airport, minutes }) => (
        <span key={airport}>
          {t('segment.technicalStop', { place: names.places[airport]?.city ?? airport })}
          {minutes !== null && <> · {words.duration(minutes)}</>}
        </span>
      ))}
    </span>
  );
}

function Change({ connection: { minutes, lands, leaves } }: { connection: Connection }) {
  const { t } = useTranslation('journey');
  const words = useFlightWords();
  if (lands === leaves) {
    return (
      <span className={styles.connection}>
        {words.duration(minutes)} <Bidi code>{lands}</Bidi>
      </span>
    );
  }
  return (
    <span className={styles.connection}>
      {words.duration(minutes)}{' '}
      <strong className={styles.airportChange}>
        <SwapOutlined aria-hidden /> <Bidi code>{`${lands} → ${leaves}`}</Bidi>{' '}
        <span>{t('segment.airportChange')}</span>
      </strong>
    </span>
  );
}
