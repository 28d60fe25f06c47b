import { isAlive, isUseRecordDue } from './session.rules';

const limits = { sessionIdleMinutes: 30, sessionMaxHours: 12 };
const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const session = (started: string, used: string, from: string | null = null) => ({
  started_at: at(started),
  used_at: at(used),
  sessions_from: from === null ? null : at(from),
});

describe('a session with 30 idle minutes and 12 hours', () => {
  it.each([
    ['just begun', session('08:00:00', '08:00:00'), '08:00:00', true],
    ['unused for 29 minutes and 59 seconds', session('08:00:00', '08:00:00'), '08:29:59', true],
    ['unused for 30 minutes', session('08:00:00', '08:00:00'), '08:30:00', false],
    ['in use after nearly 12 hours', session('08:00:00', '19:58:00'), '19:59:59', true],
    ['in use after 12 hours', session('08:00:00', '19:58:00'), '20:00:00', false],
    [
      'begun before the user’s sessions were ended',
      session('08:00:00', '08:05:00', '08:01:00'),
      '08:06:00',
      false,
    ],
    ['begun after that', session('08:02:00', '08:05:00', '08:01:00'), '08:06:00', true],
  ])('%s', (_what, given, now, alive) => {
    expect(isAlive(given, limits, at(now))).toBe(alive);
  });

  it('records its use once a minute', () => {
    expect(isUseRecordDue(session('08:00:00', '08:00:00'), at('08:00:59'))).toBe(false);
    expect(isUseRecordDue(session('08:00:00', '08:00:00'), at('08:01:00'))).toBe(true);
  });
});
