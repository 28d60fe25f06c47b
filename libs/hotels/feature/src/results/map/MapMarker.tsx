import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { halfUp, minorUnits } from '@traveldesk/shared-contract';
import { isolateDirection, useFormat } from '@traveldesk/shared-web';
import { useActiveProperty, useIsActive } from '../active-property';
import type { StayRow } from '../useStayList';
import styles from './map.module.css';

export interface MapMarkerProps {
  /** The properties that the marker stands for, in the order of the list. */
  rows: readonly StayRow[];
  /** Pixels from the top left corner of the map. */
  x: number;
  y: number;
  tabbable: boolean;
  onOpen: (rows: readonly StayRow[]) => void;
}

/** The marker of a property with its price, or of several with their number. */
export const MapMarker = memo(function MapMarker({ rows, x, y, tabbable, onOpen }: MapMarkerProps) {
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
          <span className={styles.spoken}>
            {name}, {first.best.price.total.currency}{' '}
          </span>
          {format.number(wholeUnits(first))}
        </>
      )}
    </button>
  );
});

/** The total without its decimals: there is no room for them, and the list shows them. */
function wholeUnits({ best }: StayRow): number {
  const { total } = best.price;
  const decimals = total.amount.split('.')[1]?.length ?? 0;
  return Number(halfUp(minorUnits(total), 10n ** BigInt(decimals)));
}
