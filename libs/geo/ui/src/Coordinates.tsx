import { Bidi } from '@traveldesk/shared-ui';

interface CoordinatesProps {
  latitude: number | null;
  longitude: number | null;
}

/** Latitude and longitude in degrees, in the format of map services; renders nothing without coordinates. */
export function Coordinates({ latitude, longitude }: CoordinatesProps) {
  if (latitude === null || longitude === null) return null;
  return <Bidi>{`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}</Bidi>;
}
