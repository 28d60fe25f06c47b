import type { CSSProperties } from 'react';
import { Bidi } from '@traveldesk/shared-ui';
import { airlineHue } from './airline-hue';
import styles from './journey.module.css';

export interface AirlineChipProps {
  code: string;
  /** The airline's name; its code if the name is unknown. */
  name?: string | undefined;
  flightNumber?: string;
}

/** Shows an airline's code in its own color, and the flight number. */
export function AirlineChip({ code, name, flightNumber }: AirlineChipProps) {
  return (
    <Bidi code>
      <span className={styles.chip} style={{ '--hue': airlineHue(code) } as CSSProperties} title={name}>
        {code}
      </span>
      {flightNumber && ` ${flightNumber}`}
    </Bidi>
  );
}
