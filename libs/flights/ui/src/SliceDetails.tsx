import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Conditions as OfferConditions,
  type OfferNames,
  type Segment,
  type Slice,
} from '@traveldesk/flights-contract';
import { daysBetween } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { AirlineChip } from './AirlineChip';
import { BagWords } from './BagWords';
import { Conditions } from './Conditions';
import { DaysLater } from './DaysLater';
import { clockOf, dayOf } from './local-time';
import styles from './journey.module.css';
import { useFlightWords } from './useFlightWords';
import './texts';

export interface SliceDetailsProps {
  slice: Slice;
  number: number;
  names: OfferNames;
  /** The conditions of the whole journey, shown beside the details. */
  conditions: OfferConditions | null;
}

/** Shows a trip's flights and layovers: local times, terminals, operating airline, aircraft. */
export function SliceDetails({ slice, number, names, conditions }: SliceDetailsProps) {
  const { t } = useTranslation('journey');
  const words = useFlightWords();
  const format = useFormat();
  return (
    <section className={styles.details}>
      <h3 className={styles.detailsTitle}>
        {t('trip', { number })}
        <span className={styles.quiet}>
          {format.date(dayOf(slice.departing_at))} · {words.duration(slice.minutes)}
        </span>
      </h3>
      <ol className={styles.segments}>
        {slice.segments.map((segment, index) => (
          <SegmentRow
            key={`${segment.carrier}${segment.flight_number}${segment.departing_at}`}
            segment={segment}
            landed={slice.segments[index - 1]?.destination}
            names={names}
          />
        ))}
      </ol>
      {slice.conditions && <Conditions conditions={slice.conditions} besides={conditions} />}
    </section>
  );
}

interface SegmentRowProps {
  segment: Segment;
  /** The arrival airport of the previous flight. */
  landed: string | undefined;
  names: OfferNames;
}

function SegmentRow({ segment, landed, names }: SegmentRowProps) {
  const { t } = useTranslation('journey');
  const words = useFlightWords();
  const { carrier, flight_number, operated_by, aircraft, layover, stops } = segment;
  const airline = (code: string) => names.airlines[code] ?? code;
  const facts = [
    segment.minutes !== null && words.duration(segment.minutes),
    segment.cabin && t(`cabins.${segment.cabin}`),
    aircraft && (names.aircraft[aircraft] ?? aircraft),
    segment.fare_basis && t('segment.fareBasis', { code: segment.fare_basis }),
  ].filter(Boolean);
  return (
    <li>
      {layover && (
        <p className={styles.layover} data-change={layover.airport_change}>
          {t('segment.layover', {
            duration: words.duration(layover.minutes),
            place: names.places[segment.origin]?.city ?? segment.origin,
          })}
          {layover.airport_change && (
            <strong>
              <span>{t('segment.airportChange')}</span> <Bidi code>{`${landed} → ${segment.origin}`}</Bidi>
            </strong>
          )}
        </p>
      )}
      <SegmentEnd segment={segment} end="origin" names={names} />
      <p className={styles.flight}>
        <AirlineChip code={carrier} flightNumber={flight_number} /> <bdi>{airline(carrier)}</bdi>
        {operated_by !== carrier && (
          <strong>{t('segment.operatedBy', { airline: airline(operated_by) })}</strong>
        )}
        <Facts of={facts} />
        <BagWords bags={segment.bags} />
      </p>
      {stops.map(({ airport, minutes }) => (
        <p key={airport} className={styles.layover}>
          {t('segment.technicalStop', { place: names.places[airport]?.city ?? airport })}
          {minutes !== null && <span>{words.duration(minutes)}</span>}
        </p>
      ))}
      <SegmentEnd segment={segment} end="destination" names={names} />
    </li>
  );
}

/** Isolates each fact's text direction, so that a Latin name does not reorder the number beside it. */
function Facts({ of }: { of: readonly ReactNode[] }) {
  return (
    <span className={styles.quiet}>
      {of.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </span>
  );
}

interface SegmentEndProps {
  segment: Segment;
  end: 'origin' | 'destination';
  names: OfferNames;
}

function SegmentEnd({ segment, end, names }: SegmentEndProps) {
  const { t } = useTranslation('journey');
  const format = useFormat();
  const code = segment[end];
  const time = end === 'origin' ? segment.departing_at : segment.arriving_at;
  const terminal = end === 'origin' ? segment.origin_terminal : segment.destination_terminal;
  const place = names.places[code];
  const later = end === 'destination' ? daysBetween(dayOf(segment.departing_at), dayOf(time)) : 0;
  return (
    <p className={styles.place}>
      <span className={styles.clock}>
        <Bidi>{clockOf(time)}</Bidi>
        <DaysLater days={later} />
      </span>
      <span>
        <Bidi code>{code}</Bidi> {place && <bdi>{place.city}</bdi>}
        {place && <bdi className={styles.quiet}>{place.name}</bdi>}
        {terminal && (
          <strong>
            <bdi>{t('segment.terminal', { terminal })}</bdi>
          </strong>
        )}
        <bdi className={styles.quiet}>{format.date(dayOf(time))}</bdi>
      </span>
    </p>
  );
}
