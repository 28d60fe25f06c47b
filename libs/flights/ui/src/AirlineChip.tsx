import type { CSSProperties } from 'react';
import { Bidi } from '@traveldesk/shared-ui';
import { airlineHue } from './airline-hue';
import styles from './journey.module.css';

export interface AirlineChipProps {
  code: string;
  /** What the airline is called; its code where nobody says. */
  name?: string | undefined;
  flightNumber?: string;
}

/** An airline's code in a colour of its own, and the number of the flight beside it. */
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
