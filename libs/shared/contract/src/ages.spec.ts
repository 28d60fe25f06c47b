import { ageOn, travelDays, typeByAge } from './ages';

describe('an age', () => {
  it.each([
    ['2024-02-29', '2025-02-28', 0],
    ['2024-02-29', '2025-03-01', 1],
    ['2000-12-31', '2001-01-01', 0],
    ['2000-01-01', '2020-01-01', 20],
  ])('of %s on %s is %i', (born, day, age) => {
    expect(ageOn(born, day)).toBe(age);
  });

  it.each([
    [1, 'infant'],
    [2, 'child'],
    [11, 'child'],
    [12, 'adult'],
    [17, 'adult'],
  ])('of %i is that of an %s', (age, type) => {
    expect(typeByAge(age)).toBe(type);
  });
});

describe('the days that count on a trip', () => {
  const flight = (departing_at: string, arriving_at: string) => ({ departing_at, arriving_at });
  const out = { segments: [flight('2027-03-01T08:00', '2027-03-01T12:00')] };
  const overnight = {
    segments: [
      flight('2027-03-10T22:00', '2027-03-11T02:00'),
      flight('2027-03-11T04:00', '2027-03-11T09:00'),
      flight('2027-03-11T22:00', '2027-03-12T06:00'),
    ],
  };

  // These are two different days, since a trip may last longer than a day (TRAVEL-RULES 2 and 8).
  it('are the departure of the last trip for ages and the last arrival for passports', () => {
    expect(travelDays([out, overnight])).toEqual({ ages_on: '2027-03-10', arrives_on: '2027-03-12' });
  });

  it('include the day that a flight across the date line skips', () => {
    const back = { segments: [flight('2027-03-02T10:00', '2027-03-01T21:00')] };
    expect(travelDays([back])).toEqual({ ages_on: '2027-03-02', arrives_on: '2027-03-02' });
  });
});
