import { Bidi } from '@traveldesk/shared-ui';

interface CoordinatesProps {
  latitude: number | null;
  longitude: number | null;
}

/** Latitude and longitude in degrees, north and east, as maps take them; nothing for a place without coordinates. */
export function Coordinates({ latitude, longitude }: CoordinatesProps) {
  if (latitude === null || longitude === null) return null;
  return <Bidi>{`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}</Bidi>;
}
