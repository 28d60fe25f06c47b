import fc from 'fast-check';
import { emptyCriteria, travellersOf } from './criteria';
import { decodeCriteria, encodeCriteria } from './criteria.codec';
import { misreadShorthand, readShorthand } from './shorthand';

const today = '2026-11-24';
const trip = (origin: string, destination: string, date: string | null) => ({
  origin,
  destination,
  date,
  departure: null,
  arrival: null,
});
const oneway = { ...emptyCriteria(), type: 'oneway' as const };
const out = [trip('CAI', 'DXB', '2026-12-12')];
const back = [trip('PAR', 'NYC', '2027-01-03'), trip('NYC', 'PAR', '2027-01-10')];

describe('a search in trade shorthand', () => {
  it.each([
    ['cai dxb 12dec', { trips: out }],
    ['CAI DXB 12DEC', { trips: out }],
    ['caidxb 12/12', { trips: out }],
    ['cai-dxb 12.12.26', { trips: out }],
    ['cai/dxb 2026-12-12', { trips: out }],
    ['cai>dxb ١٢/١٢', { trips: out }],
    ['cai dxb +18', { trips: out }],
    ['cai dxb 12déc', { trips: out }],
    ['AN12DECCAIDXB', { trips: out }],
    ['an12deccaidxb 2a', { trips: out, adults: 2 }],
    ['cai dxb 12dec 2a1i biz', { trips: out, adults: 2, infants: [1], cabin: 'Business' }],
    ['cai dxb biz 2a1i 12dec', { trips: out, adults: 2, infants: [1], cabin: 'Business' }],
    ['LHRDXB 10DEC 2A1C5', { trips: [trip('LHR', 'DXB', '2026-12-10')], adults: 2, children: [5] }],
    ['cai dxb 12dec 1a2c5.8', { trips: out, children: [5, 8] }],
    [
      'cai dxb 12dec 2a1c11 direct f',
      { trips: out, adults: 2, children: [11], max_stops: 0, cabin: 'First' },
    ],
    ['cai dxb 12dec 2a1c15', { trips: out, adults: 2, children: [15] }],
    ['cai dxb', { trips: [trip('CAI', 'DXB', null)] }],
    ['jan feb 1mar', { trips: [trip('JAN', 'FEB', '2027-03-01')] }],
  ])('%s', (typed, wanted) => {
    expect(readShorthand(typed, today)).toEqual({ ...oneway, ...wanted });
  });

  it.each([
    'par-nyc 3jan-10jan',
    'par nyc 3jan 10jan',
    'parnyc 3/1 10/1',
    'AN3JANPARNYC*10JAN',
    'par-nyc nyc-par 3jan 10jan',
    'par-nyc 3jan nyc-par 10jan',
  ])('%s is a round trip', (typed) => {
    expect(readShorthand(typed, today)).toEqual({ ...emptyCriteria(), type: 'roundtrip', trips: back });
  });

  it('reads several trips', () => {
    const draft = readShorthand('cai-dxb 12dec dxb-lhr 15dec lhr-cai 20dec', today);
    expect(draft?.type).toBe('multi');
    expect(draft?.trips.map(({ date }) => date)).toEqual(['2026-12-12', '2026-12-15', '2026-12-20']);
  });

  it('places the return after the departure, in the next year if necessary', () => {
    const draft = readShorthand('cai dxb 28dec-4jan', today);
    expect(draft?.trips.map(({ date }) => date)).toEqual(['2026-12-28', '2027-01-04']);
  });

  it.each([
    '',
    'cai',
    'countries',
    'add user',
    'cai dxb 12dec please',
    'cai dxb 30feb',
    'cai dxb 12',
    'cai dxb 1c',
    'cai dxb 2c5',
    'cai dxb 2a2c5',
    'cai dxb 1a1c18',
    'cai dxb 9a1i',
    'cai dxb 2a 2a',
    'cai dxb biz eco',
    'cai dxb 12dec 13dec 14dec',
    'cai-dxb dxb-lhr 12dec',
    'cai dxb lhr 12dec',
    '12dec cai dxb',
    'AN12DECCAIDXB lhr jfk',
    'AN32DECCAIDXB',
  ])('%p is not a search', (typed) => {
    expect(readShorthand(typed, today)).toBeUndefined();
  });

  it.each([
    ['cai dxb 12jan 2a1c', '2A1C'],
    ['par-nyc 3jan-10jan asap biz', 'ASAP'],
    ['AN12DECCAIDXB 30feb', '30FEB'],
    ['cai dxb 12dec 2a biz', undefined],
    ['cai dxb lhr', undefined],
    ['cai dxb lhr 12dec', undefined],
    ['add user', undefined],
    ['cai', undefined],
    ['', undefined],
  ])('in %p names the word that it does not understand: %p', (typed, word) => {
    expect(misreadShorthand(typed, today)).toBe(word);
  });

  it('fits into an address and has no more values than were typed, for any text', () => {
    const words = fc.constantFrom(
      'cai',
      'dxb',
      'LHRJFK',
      'par-nyc',
      '12dec',
      '3jan-10jan',
      '2a1i',
      '1a2c5.8',
      'biz',
      'direct',
      '+3',
      '1/2',
      'x',
      '٢a',
    );
    const texts = fc.oneof(
      fc.array(words, { maxLength: 9 }).map((all) => all.join(' ')),
      fc.string({ maxLength: 24 }),
      fc.stringMatching(/^[a-z0-9 \-/.*+]{0,24}$/),
    );
    let read = 0;
    fc.assert(
      fc.property(texts, (typed) => {
        const draft = readShorthand(typed, today);
        if (!draft) return;
        read += 1;
        const params = new Map(
          encodeCriteria(draft)
            .split('&')
            .map((pair) => pair.split('=') as [string, string]),
        );
        const decoded = decodeCriteria({
          getAll: (name) => (params.has(name) ? [decodeURIComponent(params.get(name) ?? '')] : []),
        });
        expect(decoded).toEqual({ draft, errors: {} });
        expect(travellersOf(draft)).toBeLessThanOrEqual(9);
        const dates = draft.trips.flatMap(({ date }) => date ?? []);
        expect([...dates].sort()).toEqual(dates);
        for (const date of dates) expect(date >= today).toBe(true);
      }),
      { numRuns: 10_000, seed: 7 },
    );
    expect(read).toBeGreaterThan(100);
  });
});
