import { useEffect, useRef, type KeyboardEvent } from 'react';
import { addDays } from '@traveldesk/shared-contract';
import { localToday, useLanguage } from '@traveldesk/shared-web';
import styles from './DayCalendar.module.css';
import { addMonths, type Month } from './month';

interface MonthGridProps {
  /** The day that the arrow keys start from. */
  day: string;
  /** The selected day. */
  value: string;
  min: string;
  max: string;
  month: Month;
  /** Whether the day has the focus. */
  isMoving: boolean;
  onMove: (day: string) => void;
  onPick: (day: string) => void;
}

/** The days of a month as a single tab stop; the arrow keys, Home, End, Page Up and Page Down move between days. */
export function MonthGrid({ day, value, min, max, month, isMoving, onMove, onPick }: MonthGridProps) {
  const { direction } = useLanguage();
  const current = useRef<HTMLButtonElement>(null);
  const today = localToday();
  useEffect(() => {
    if (!isMoving) return;
    // Nothing in the popover can take the focus before it is positioned.
    const frame = requestAnimationFrame(() => current.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isMoving, day]);
  const press = (event: KeyboardEvent) => {
    const on = direction === 'rtl' ? -1 : 1;
    const months = event.shiftKey ? 12 : 1;
    const behind = month.inWeek(day);
    const moved: Partial<Record<string, string>> = {
      ArrowLeft: addDays(day, -on),
      ArrowRight: addDays(day, on),
      ArrowUp: addDays(day, -7),
      ArrowDown: addDays(day, 7),
      Home: addDays(day, -behind),
      End: addDays(day, 6 - behind),
      PageUp: addMonths(day, -months),
      PageDown: addMonths(day, months),
    };
    const to = moved[event.key];
    if (!to) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <table role="grid" aria-label={month.title} className={styles.grid} onKeyDown={press}>
      <thead>
        <tr>
          {month.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td key={one} role="gridcell" aria-selected={one === value}>
                <button
                  type="button"
                  ref={one === day ? current : null}
                  tabIndex={one === day ? 0 : -1}
                  className={styles.day}
                  data-beside={one.slice(0, 7) !== day.slice(0, 7)}
                  aria-label={month.named(one)}
                  aria-current={one === today ? 'date' : undefined}
                  disabled={one < min || one > max}
                  onClick={() => onPick(one)}
                >
                  {Number(one.slice(-2))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
