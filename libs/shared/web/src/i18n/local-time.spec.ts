import { signedOutSession, takeSession } from '../session/storage';
import { formatters } from './format';
import { dayTimeParts, localDay, localInstant, localTime } from './local-time';
import { deviceZone, readerZone } from './reader-zone';

it.each([
  ['2026-12-01T09:30', '2026-12-01', '09:30'],
  ['2026-12-01T', '2026-12-01', ''],
  ['T09:30', '', '09:30'],
  ['32OCTT09:30', '32OCT', '09:30'],
  ['32/12', '32/12', ''],
])('reads %s as a day and a time', (text, day, time) => {
  expect(dayTimeParts(text)).toEqual({ day, time });
});

it('reads an instant in the local time zone', () => {
  expect(localInstant('2026-12-01', '09:30')).toEqual(new Date('2026-12-01T09:30'));
});

it.each([
  ['32DEC', '09:30'],
  ['31 nov', '00:00'],
  ['2026-02-30', '09:30'],
  ['2026-12-01', '24:00'],
  ['2026-12-01', '9'],
  ['', '09:30'],
])('does not read %s %s as an instant, whatever a browser would make of it', (day, time) => {
  expect(localInstant(day, time)).toBeUndefined();
});

describe('the time zone that the user has chosen', () => {
  const choose = (zone: string | undefined) => {
    const user = { id: '1', name: 'Mona', email: 'mona@traveldesk.example', type: 'staff', roles: [] };
    const rest = { permissions: [], links: [], modules: [], password_changed: true };
    takeSession({ ...signedOutSession, user: { ...user, ...rest, ...(zone && { time_zone: zone }) } });
  };
  afterEach(() => takeSession(signedOutSession));

  it('decides the day and the time of an instant, and its text', () => {
    choose('Pacific/Kiritimati');
    const at = '2026-12-01T12:30:00Z';
    expect([localDay(at), localTime(at), readerZone()]).toEqual([
      '2026-12-02',
      '02:30',
      'Pacific/Kiritimati',
    ]);
    const { date, dateTime, deadline } = formatters('en');
    expect([date(at), dateTime(at), deadline(at)]).toEqual([
      '2 Dec 2026',
      '2 Dec 2026, 02:30',
      '2 Dec 2026, 02:30 GMT+14',
    ]);
    // A day without a time, and a time at a named place, stay.
    expect([date('2026-12-01'), deadline(at, 'Africa/Cairo')]).toEqual([
      '1 Dec 2026',
      '1 Dec 2026, 14:30 EET',
    ]);
    choose(undefined);
    expect(readerZone()).toBe(deviceZone());
    expect(formatters('en').dateTime(at)).not.toBe('2 Dec 2026, 02:30');
  });

  it.each([
    ['Africa/Cairo', '2026-12-01', '09:30', '2026-12-01T07:30:00.000Z'],
    // The clock is put back: the time exists twice, and the earlier instant counts.
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['Europe/Paris', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    // The clock skips the time, which counts as much later.
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['Asia/Beirut', '2026-03-29', '00:15', '2026-03-28T22:15:00.000Z'],
    ['Asia/Kathmandu', '2026-12-01', '00:00', '2026-11-30T18:15:00.000Z'],
  ])('reads a time in %s on %s at %s', (zone, day, time, instant) => {
    choose(zone);
    expect(localInstant(day, time)?.toISOString()).toBe(instant);
  });

  it('is ignored where the browser does not know it', () => {
    choose('Atlantis/Capital');
    expect(readerZone()).toBe(deviceZone());
    expect(localInstant('2026-12-01', '09:30')).toEqual(new Date('2026-12-01T09:30'));
  });
});
