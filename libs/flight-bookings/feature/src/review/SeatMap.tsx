import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Extras } from '@traveldesk/flight-bookings-contract';
import { isolated, useFormat } from '@traveldesk/shared-web';
import styles from './seats.module.css';

type Rows = Extras['seats'][number]['cabins'][number]['rows'];
type SeatElement = Rows[number][number][number];

export interface SeatMapProps {
  label: string;
  /** Rows of sections between aisles; a section has seats and other elements. */
  rows: Rows;
  /** The traveler's index in the offer. */
  traveller: number;
  chosen: readonly string[];
  /** Whether another traveler of the booking has the seat. */
  isTaken: (designator: string | null) => boolean;
  onChoose: (ref: string | null) => void;
}

const moves: Readonly<Record<string, [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * A cabin from above, nose up: one tab stop, arrow keys move between seats, Enter or Space chooses. Left stays left in every language, as
 * in the aircraft.
 */
export function SeatMap({ label, rows, traveller, chosen, isTaken, onChoose }: SeatMapProps) {
  const { t } = useTranslation('flight-bookings');
  const format = useFormat();
  const grid = useRef<HTMLDivElement>(null);
  const lines = rows.map((sections) =>
    sections.flatMap((section, at) => [...(at > 0 ? [null] : []), ...section]),
  );
  const seatsOf = (line: (SeatElement | null)[]) =>
    line.flatMap((element, column) => (element?.kind === 'seat' ? [column] : []));
  const first = lines.findIndex((line) => seatsOf(line).length > 0);
  const [focused, setFocused] = useState<[number, number]>([first, seatsOf(lines[first] ?? [])[0] ?? 0]);

  const go = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    let [row, column] = focused;
    const here = () => lines[row]?.[column];
    do {
      row += move[0];
      column += move[1];
    } while (here() !== undefined && here()?.kind !== 'seat');
    if (here()?.kind !== 'seat') return;
    setFocused([row, column]);
    grid.current?.querySelector<HTMLElement>(`[data-at="${row}.${column}"]`)?.focus();
  };
  const sentence = (element: SeatElement) => {
    const choice = element.choices.find((one) => one.traveller === traveller);
    const designator = isolated(element.designator ?? '');
    if (isTaken(element.designator)) return t('review.seats.taken', { designator });
    if (!choice) return t('review.seats.notFree', { designator });
    return t('review.seats.free', { designator, price: isolated(format.money(choice.price)) });
  };
  return (
    // One seat has the focus and arrow keys move it, so the grid itself is not a tab stop.
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      dir="ltr"
      className={styles.map}
      onKeyDown={go}
    >
      {lines.map((line, row) => (
        // Rows and seats have no ids, so their key is the position.
        <div key={row} role="row" aria-rowindex={row + 1} className={styles.row}>
          {line.map((element, column) => {
            if (element?.kind !== 'seat') {
              return (
                <span key={column} role="gridcell" className={styles.gap} aria-label={nothing(element)} />
              );
            }
            const choice = element.choices.find((one) => one.traveller === traveller);
            const isChosen = choice !== undefined && chosen.includes(choice.ref);
            const isFree = choice !== undefined && !isTaken(element.designator);
            const at = `${row}.${column}`;
            return (
              <span key={column} role="gridcell" aria-colindex={column + 1} aria-selected={isChosen}>
                <button
                  type="button"
                  data-at={at}
                  tabIndex={at === focused.join('.') ? 0 : -1}
                  aria-label={sentence(element)}
                  aria-pressed={isChosen}
                  aria-disabled={!isFree}
                  title={sentence(element)}
                  className={styles.seat}
                  onFocus={() => setFocused([row, column])}
                  onClick={() => isFree && onChoose(isChosen ? null : choice.ref)}
                >
                  {element.designator}
                </button>
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );

  function nothing(element: SeatElement | null | undefined): string {
    return t(element === null || element?.kind === 'aisle' ? 'review.seats.aisle' : 'review.seats.nothing');
  }
}
