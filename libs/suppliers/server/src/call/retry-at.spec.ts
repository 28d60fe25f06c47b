import { retryAtOf } from './retry-at';

const now = new Date('2026-12-01T10:00:30.000Z');
const date = (offset: number) => new Date(now.getTime() + offset * 1000).toUTCString();

it.each<[string, Record<string, string>, number | null]>([
  ['nothing', {}, null],
  ['seconds', { 'retry-after': '20' }, 20],
  ['a date', { 'retry-after': date(20) }, 20],
  ['the end of the minute', { 'ratelimit-reset': date(30) }, 30],
  ['seconds as its reset', { 'ratelimit-reset': '12' }, 12],
  ['a date in seconds', { 'ratelimit-reset': String(now.getTime() / 1000 + 15) }, 15],
  ['both: the later', { 'retry-after': '5', 'ratelimit-reset': date(30) }, 30],
  ['a clock that is two hours ahead', { date: date(7200), 'ratelimit-reset': date(7220) }, 20],
  ['a clock that is a second late', { date: date(-1), 'ratelimit-reset': date(20) }, 20],
  ['the past', { 'retry-after': date(-20) }, null],
  ['now', { 'retry-after': '0' }, null],
  ['rubbish', { 'retry-after': 'soon', 'ratelimit-reset': '-5' }, null],
])('%s', (_, headers, seconds) => {
  const at = retryAtOf(headers, now);
  expect(at && (at.getTime() - now.getTime()) / 1000).toBe(seconds);
});
