import { judgeManual, wishedDayProblem } from './judge-manual';

const today = '2026-11-24';
const flight = (departing_at: string, arriving_at = departing_at) => ({ departing_at, arriving_at });

describe('the flight days of a manual booking', () => {
  it.each([
    ['1976-11-24T10:00', 'booking_day_long_ago'],
    ['2016-11-23T10:00', 'booking_day_long_ago'],
    ['2016-11-24T10:00', null],
    ['2028-11-24T10:00', null],
    ['2028-11-25T10:00', 'booking_day_far'],
    ['9999-12-31T10:00', 'booking_day_far'],
    ['', null],
    ['2027-02-30T10:00', null],
  ])('%s: %s', (time, key) => {
    const found = judgeManual({ segments: [flight('2026-12-01T10:00'), flight(time)] }, today);
    expect(found).toEqual(
      key
        ? [
            [['segments', 1, 'departing_at'], key],
            [['segments', 1, 'arriving_at'], key],
          ]
        : [],
    );
  });

  it('may keep an implausible value that is already stored', () => {
    const stored = { segments: [flight('1976-11-24T10:00:00', '1976-11-24T12:00:00')] };
    expect(
      judgeManual({ segments: [flight('1976-11-24T10:00', '1976-11-24T12:00')] }, today, stored),
    ).toEqual([]);
    expect(
      judgeManual({ segments: [flight('1976-11-24T10:00', '1976-11-25T12:00')] }, today, stored),
    ).toEqual([[['segments', 0, 'arriving_at'], 'booking_day_long_ago']]);
  });

  it('must lie in the future for a group request', () => {
    expect(['2026-11-23', '2026-11-24', '2028-11-25'].map((day) => wishedDayProblem(day, today))).toEqual([
      'booking_day_past',
      null,
      'booking_day_far',
    ]);
  });
});

// TRAVEL-RULES 21.
describe('the reference of a manual booking', () => {
  it.each(['XK4RTP', 'xk4rtp', 'K7W2PQ9', 'LA1234567ABCD', '12345', 'AB-1234/56', 'ABCDE67890ABCDE67890'])(
    'may be %s',
    (pnr) => {
      expect(judgeManual({ pnr, segments: [] }, today)).toEqual([]);
    },
  );

  it.each(['XK4', 'see the mail', 'XK4 RTP', 'مرجع', '-XK4RTP', 'XK4RTP/', 'A-B-C', 'XK4RTP!', '-----'])(
    'may not be %s',
    (pnr) => {
      expect(judgeManual({ pnr, segments: [] }, today)).toEqual([[['pnr'], 'booking_reference_form']]);
    },
  );

  it('may keep an invalid value that is already stored', () => {
    expect(
      judgeManual({ pnr: 'SEE THE MAIL', segments: [] }, today, { pnr: 'see the mail', segments: [] }),
    ).toEqual([]);
  });
});
