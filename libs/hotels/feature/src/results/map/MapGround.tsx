import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Airport } from '@traveldesk/geo-contract';
import { useFormat } from '@traveldesk/shared-web';
import { inWindow, type Camera, type Size } from './camera';
import styles from './map.module.css';
import type { Marked } from './markers';
import { ringsBetween, type PlanePoint } from './projection';

export interface MapGroundProps {
  camera: Camera;
  size: Size;
  /** The radius of the search in kilometers; null if its center is not known. */
  radius: number | null;
  places: readonly Marked[];
  /** The markers in the window, in pixels. */
  markers: readonly PlanePoint[];
  airports: readonly (PlanePoint & Pick<Airport, 'iata'>)[];
}

/** Pixels between rings, at least. */
const apart = 90;

/** The ground of the map: rings of distance, the center, airports, and a dot for each property. */
export function MapGround({ camera, size, radius, places, markers, airports }: MapGroundProps) {
  const { scale } = camera;
  const at = (point: PlanePoint) => inWindow(point, camera, size);
  const center = at({ x: 0, y: 0 });
  return (
    <svg className={styles.ground} width={size.width} height={size.height} aria-hidden>
      {radius !== null && (
        <>
          <Rings camera={camera} size={size} radius={radius} markers={markers} />
          <circle className={styles.limit} cx={center.x} cy={center.y} r={radius * scale} />
        </>
      )}
      <Dots places={places} scale={scale} x={center.x} y={center.y} />
      {airports.map(({ iata, ...point }) => {
        const { x, y } = at(point);
        return (
          <g key={iata} className={styles.airport} transform={`translate(${x} ${y})`}>
            <rect x={-5} y={-5} width={10} height={10} transform="rotate(45)" />
            <text x={11} y={4}>
              {iata}
            </text>
          </g>
        );
      })}
      {radius !== null && (
        <g className={styles.center} transform={`translate(${center.x} ${center.y})`}>
          <circle r={6} />
          <path d="M-11 0H11M0 -11V11" />
        </g>
      )}
    </svg>
  );
}

type RingsProps = Pick<MapGroundProps, 'camera' | 'size' | 'markers'> & { radius: number };

function Rings({ camera, size, radius, markers }: RingsProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const { x, y, scale } = camera;
  const away = Math.hypot(x, y);
  const sight = Math.hypot(size.width, size.height) / 2 / scale;
  const rings = ringsBetween(away - sight, Math.min(away + sight, radius), apart / scale);
  const center = inWindow({ x: 0, y: 0 }, camera, size);
  return rings.map((kilometers) => {
    const label = labelOn(kilometers * scale, center, size, markers);
    return (
      <g key={kilometers} className={styles.ring}>
        <circle cx={center.x} cy={center.y} r={kilometers * scale} />
        {label && (
          <text x={label.x} y={label.y} dy={4}>
            {t('map.km', { km: format.number(kilometers) })}
          </text>
        )}
      </g>
    );
  });
}

/** Places on a ring where its label may stand: the top first. */
const turns = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((twelfth) => (twelfth * Math.PI) / 6);
const labelBox = { width: 40, height: 24 };

/** Returns the first place on a ring that is well inside the window and free of markers, in pixels. */
function labelOn(
  radius: number,
  center: PlanePoint,
  { width, height }: Size,
  markers: readonly PlanePoint[],
): PlanePoint | undefined {
  const places = turns.map((turn) => ({
    x: center.x + radius * Math.sin(turn),
    y: center.y - radius * Math.cos(turn),
  }));
  return places.find(
    ({ x, y }) =>
      x > labelBox.width &&
      x < width - labelBox.width &&
      y > 2 * labelBox.height &&
      y < height - labelBox.height &&
      markers.every(
        (marker) => Math.abs(marker.x - x) > labelBox.width || Math.abs(marker.y - y) > labelBox.height,
      ),
  );
}

interface DotsProps extends PlanePoint {
  places: readonly Marked[];
  scale: number;
}

/** One path for all dots, which is moved and not drawn anew when the plane is dragged. */
function Dots({ places, scale, x, y }: DotsProps) {
  const path = useMemo(
    () =>
      places.map((place) => `M${(place.x * scale).toFixed(1)} ${(place.y * scale).toFixed(1)}h0`).join(''),
    [places, scale],
  );
  return <path className={styles.dots} d={path} transform={`translate(${x} ${y})`} />;
}
