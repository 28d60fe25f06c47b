import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { halfUp, minorUnits, type Money } from '@traveldesk/shared-contract';
import { isolateDirection, useFormat } from '@traveldesk/shared-web';
import type { StayProperty } from '@traveldesk/hotels-contract';
import { useActiveProperty, useIsActive } from '../active-property';
import styles from './map.module.css';

/** A property on the map, with the price to show if there is one. */
export interface MapRow {
  /** The id of the property. */
  key: string;
  card: { property: Pick<StayProperty, 'name' | 'point'> };
  best: { price: { total: Money } } | null;
}

export interface MapMarkerProps<Row extends MapRow = MapRow> {
  /** The properties that the marker represents, in the order of the list. */
  rows: readonly Row[];
  /** Pixels from the top left corner of the map. */
  x: number;
  y: number;
  tabbable: boolean;
  onOpen: (rows: readonly Row[]) => void;
}

/** The marker of a property with its price, or of several with their number. */
function Marker<Row extends MapRow>({ rows, x, y, tabbable, onOpen }: MapMarkerProps<Row>) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const active = useActiveProperty();
  const isActive = useIsActive(rows.map(({ key }) => key));
  const [first] = rows;
  if (!first) return null;
  const isGroup = rows.length > 1;
  const name = isolateDirection(first.card.property.name);
  const highlight = () => active.set(isGroup ? null : first.key);
  return (
    <button
      type="button"
      className={styles.marker}
      data-id={first.key}
      data-group={isGroup}
      data-active={isActive}
      tabIndex={tabbable ? 0 : -1}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
      onPointerEnter={highlight}
      onPointerLeave={() => active.set(null)}
      onFocus={highlight}
      onBlur={() => active.set(null)}
      onClick={() => onOpen(rows)}
    >
      {isGroup ? (
        <>
          {format.number(rows.length)}
          <span className={styles.spoken}> {t('map.groupOf', { count: rows.length, name })}</span>
        </>
      ) : (
        <>
          <span className={first.best ? styles.spoken : undefined}>
            {name}
            {first.best && `, ${first.best.price.total.currency} `}
          </span>
          {first.best && format.number(wholeUnits(first.best.price.total))}
        </>
      )}
    </button>
  );
}

export const MapMarker = memo(Marker) as typeof Marker;

/** The total without decimals, which do not fit; the list shows them. */
function wholeUnits(total: Money): number {
  const decimals = total.amount.split('.')[1]?.length ?? 0;
  return Number(halfUp(minorUnits(total), 10n ** BigInt(decimals)));
}
