import { WarningOutlined } from '@ant-design/icons';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Markup, PlaceRef } from '@traveldesk/markups-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { codeNow, goneCodes } from '../places';
import styles from './markup.columns.module.css';
import { MoreOf } from './MoreOf';

/** Number of codes shown on a line of a cell. */
const room = 3;

/** The offers that a rule applies to: suppliers, airlines and route or place, then its other conditions. */
export function OnCell({ markup }: { markup: Markup }) {
  const { t } = useTranslation('markups');
  const {
    product,
    suppliers,
    plating,
    marketing,
    operating,
    origins,
    destinations,
    both_ways: both,
    names,
  } = markup;
  const placeOf = ({ kind, code }: PlaceRef) =>
    kind === 'zone' ? (names.places[`zone ${code}`] ?? '') : codeNow({ kind, code }, names);
  const gone = goneCodes(markup);
  const airlines = [plating, marketing, operating].filter(({ codes }) => codes.length > 0);
  const hasRoute = origins.length + destinations.length > 0;
  const words = wordsOf(markup, t);
  const others = othersOf(markup);
  const isNamed = suppliers.length + airlines.length + words.length > 0 || hasRoute;
  return (
    <>
      {suppliers.length > 0 && <MoreOf names={suppliers.map((id) => names.suppliers[id] ?? id)} />}
      {airlines.map(({ mode, codes }, index) => {
        const list = `\u2066${shortened(codes)}\u2069`;
        return (
          <span key={index} className={styles.line}>
            {mode === 'except' ? t('values.except', { list }) : list}
          </span>
        );
      })}
      {hasRoute && (
        <Bidi>
          {product === 'hotel'
            ? shortened(destinations.map(placeOf))
            : [shortened(origins.map(placeOf)) || '*', shortened(destinations.map(placeOf)) || '*'].join(
                both ? ' ↔ ' : ' → ',
              )}
        </Bidi>
      )}
      {gone.length > 0 && (
        <span className={styles.detail}>
          <WarningOutlined aria-hidden /> {t('cell.gone', { list: gone.join(', ') })}
        </span>
      )}
      {words.length > 0 && <span className={styles.line}>{words.join(' · ')}</span>}
      {others > 0 && (
        <span className={isNamed ? styles.detail : styles.line}>
          {t(isNamed ? 'cell.conditions' : 'cell.onlyConditions', { count: others })}
        </span>
      )}
      {!isNamed && others === 0 && t('cell.everything', { context: product })}
    </>
  );
}

function shortened(codes: readonly string[]): string {
  return codes.slice(0, room).join(', ') + (codes.length > room ? '…' : '');
}

/** Conditions that a single word describes. */
function wordsOf(markup: Markup, t: TFunction<'markups'>): string[] {
  const { area, cabins, trip_types: trips, chains, stars, boards, payment_types: types } = markup;
  return [
    ...(chains.length > 0 ? [`\u2068${shortened(chains)}\u2069`] : []),
    ...(stars.length > 0 ? [t('cell.stars', { list: `\u2066${stars.join(', ')}\u2069` })] : []),
    ...boards.map((board) => t(`values.boards.${board}`)),
    ...types.map((type) => t(`values.payment_types.${type}`)),
    ...(area ? [t(`values.area.${area}`)] : []),
    ...cabins.map((cabin) => t(`values.cabins.${cabin}`)),
    ...trips.map((trip) => t(`values.trip_types.${trip}`)),
  ];
}

/** Counts the conditions that only the rule's own page shows. */
function othersOf(markup: Markup): number {
  return [
    markup.fare_brands.length > 0,
    markup.passengers.length > 0,
    markup.travel_from !== null || markup.travel_to !== null,
    markup.booking_from !== null || markup.booking_to !== null,
    markup.days_before_min !== null || markup.days_before_max !== null,
    markup.weekdays.length > 0,
    markup.nights_min !== null || markup.nights_max !== null,
    markup.fare_min !== null || markup.fare_max !== null,
  ].filter(Boolean).length;
}
