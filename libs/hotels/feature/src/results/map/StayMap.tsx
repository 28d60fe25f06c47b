import { AimOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayPlace, StayProperty } from '@traveldesk/hotels-contract';
import { EmptyState } from '@traveldesk/shared-ui';
import { cameraFor, canZoom, inWindow } from './camera';
import styles from './map.module.css';
import { MapGround } from './MapGround';
import { MapMarker, type MapRow } from './MapMarker';
import { markersAt, markerTowards, type Direction, type Marker } from './markers';
import { planeAround } from './projection';
import { useAirports } from './useAirports';
import { useCamera, zoomStep } from './useCamera';
import { useSize } from './useSize';

export interface StayMapProps<Row extends MapRow> {
  place: StayPlace;
  /** The radius of the search in kilometers. */
  radius: number;
  /** All found properties, listed or not: filters do not move the map. */
  found: readonly { property: Pick<StayProperty, 'point'> }[];
  /** The currency of the prices; null if the map shows none. */
  currency: string | null;
  /** The first view includes airports within this many kilometers of the center; by default none. */
  airportsWithin?: number;
  /** The listed properties, in the order of the list. */
  rows: readonly Row[];
  /** Shows a property to the reader. */
  onOpen: (row: Row) => void;
}

/** Pixels around the map in which markers are still rendered. */
const margin = 40;

/** A plane without streets: properties with their prices around the place that was searched. North is up and east is right, in every language. */
export function StayMap<Row extends MapRow>(props: StayMapProps<Row>) {
  const { place, rows } = props;
  const { t } = useTranslation('hotels');
  // Readers who may not see an office get no point: the plane is then around one of the properties.
  const [around] = useState(() => rows.find(({ card }) => card.property.point)?.card.property.point);
  const center = place.point ?? around;
  if (!center) return <EmptyState title={t('map.nowhere')} hint={t('map.nowhereHint')} />;
  return <Plane {...props} center={center} />;
}

interface PlaneProps<Row extends MapRow> extends StayMapProps<Row> {
  center: NonNullable<StayPlace['point']>;
}

function Plane<Row extends MapRow>(props: PlaneProps<Row>) {
  const { place, center, radius, found, currency, rows, airportsWithin = 0, onOpen } = props;
  const { t } = useTranslation('hotels');
  const hint = useId();
  const plane = useRef<HTMLDivElement>(null);
  const size = useSize(plane);
  const { latitude, longitude } = center;
  const project = useMemo(() => planeAround({ latitude, longitude }), [latitude, longitude]);
  const cityAirports = useAirports(place.place);
  const airports = useMemo(
    () => cityAirports.map(({ iata, ...point }) => ({ iata, ...project(point) })),
    [cityAirports, project],
  );
  const start = useMemo(
    () =>
      cameraFor(
        [
          ...found.flatMap(({ property: { point } }) => (point ? project(point) : [])),
          ...airports.filter(({ x, y }) => Math.hypot(x, y) <= airportsWithin),
        ],
        size,
      ),
    [found, airports, airportsWithin, project, size],
  );
  const { camera, handlers, zoom, reset } = useCamera(plane, start);
  const places = useMemo(
    () =>
      rows.flatMap((row) => {
        const { point } = row.card.property;
        return point ? { id: row.key, row, ...project(point) } : [];
      }),
    [rows, project],
  );
  const markers = useMemo(() => {
    const rowOf = new Map(places.map(({ id, row }) => [id, row]));
    return markersAt(places, camera.scale).map((marker) => ({
      ...marker,
      rows: marker.ids.flatMap((id) => rowOf.get(id) ?? []),
    }));
  }, [places, camera.scale]);
  const [tabbable, setTabbable] = useState<string>();

  const shown = markers.flatMap((marker) => {
    const { x, y } = inWindow(marker, camera, size);
    const isNear = x > -margin && y > -margin && x < size.width + margin && y < size.height + margin;
    return isNear ? { ...marker, at: { x, y } } : [];
  });
  // One stop for the Tab key; arrow keys lead from there to the other markers.
  const stop = shown.find(({ ids }) => ids[0] === tabbable) ?? shown[0];

  const step = (event: KeyboardEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-id]');
    const from = shown.find(({ ids }) => ids[0] === button?.dataset.id);
    if (!from || !event.key.startsWith('Arrow')) return;
    const next = markerTowards(shown, from, event.key as Direction);
    // If there is no marker in this direction, the arrow moves the plane.
    if (!next) return;
    event.preventDefault();
    setTabbable(next.ids[0]);
    plane.current?.querySelector<HTMLElement>(`[data-id="${next.ids[0]}"]`)?.focus();
  };
  const open = (marker: Marker, opened: readonly Row[]) => {
    const [first] = opened;
    if (!first) return;
    const { x, y } = inWindow(marker, camera, size);
    if (opened.length === 1 || !canZoom(camera, zoomStep)) onOpen(first);
    else zoom(zoomStep ** 2, { x: x - size.width / 2, y: y - size.height / 2 });
  };
  const missing = rows.length - places.length;
  return (
    <section className={styles.map} aria-label={t('map.title')} data-map>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and keys move the plane */}
      <div
        ref={plane}
        role="group"
        aria-label={t('map.plane')}
        aria-describedby={hint}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the plane
        tabIndex={0}
        dir="ltr"
        className={styles.plane}
        {...handlers}
        onKeyDown={(event) => {
          step(event);
          handlers.onKeyDown(event);
        }}
      >
        <MapGround
          camera={camera}
          size={size}
          radius={place.point ? radius : null}
          places={places}
          markers={shown.map(({ at }) => at)}
          airports={airports}
        />
        {shown.map((marker) => (
          <MapMarker
            key={marker.ids[0]}
            rows={marker.rows}
            x={marker.at.x}
            y={marker.at.y}
            tabbable={marker === stop}
            onOpen={(opened) => open(marker, opened)}
          />
        ))}
      </div>
      <div role="group" aria-label={t('map.controls')} className={styles.controls}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          aria-label={t('map.zoomIn')}
          title={t('map.zoomIn')}
          onClick={() => zoom(zoomStep)}
        />
        <Button
          icon={<MinusOutlined aria-hidden />}
          aria-label={t('map.zoomOut')}
          title={t('map.zoomOut')}
          onClick={() => zoom(1 / zoomStep)}
        />
        <Button
          icon={<AimOutlined aria-hidden />}
          aria-label={t('map.reset')}
          title={t('map.reset')}
          onClick={reset}
        />
      </div>
      {(currency !== null || missing > 0) && (
        <p className={styles.note}>
          {currency !== null && t('map.prices', { currency })}{' '}
          {missing > 0 && t('map.missing', { count: missing })}
        </p>
      )}
      <p id={hint} className={styles.spoken}>
        {t('map.hint')}
      </p>
    </section>
  );
}
