import { eachCase, flights, gulf, nowhere, trips } from './conditions.fake';
import { contextOf, idOf } from './engine.fake';

/*
 * Conditions (TRAVEL-RULES 24), met and failed: what a rule fails by, and what there is instead. Nile Cairo, below Nile Travel and
 * Orient, asks on 21 November 2026 at 22:30 UTC for Cairo to Dubai on 24 December, a Thursday.
 */

const only = (...codes: string[]) => ({ mode: 'only' as const, codes });
const except = (...codes: string[]) => ({ mode: 'except' as const, codes });
const airport = (code: string) => ({ kind: 'airport' as const, code });
const place = (kind: 'city' | 'country' | 'zone', code: string) => ({ kind, code });

describe('the airlines', () => {
  const mixed = flights({ carrier: 'EK', operated_by: 'FZ' }, { carrier: 'MS', operated_by: 'FZ' });
  eachCase([
    ['the one that issues is listed', { plating: only('MS', 'EK') }, 'fits'],
    ['the one that issues is another', { plating: only('MS') }, ['plating', 'EK']],
    ['the one that issues is left out', { plating: except('EK') }, ['plating', 'EK']],
    ['the one that issues is not left out', { plating: except('MS') }, 'fits'],
    ['all that sell are listed', { marketing: only('MS', 'EK') }, 'fits', mixed],
    ['one that sells is not listed', { marketing: only('EK') }, ['marketing', 'EK, MS'], mixed],
    ['one that sells is left out', { marketing: except('MS', 'BA') }, ['marketing', 'EK, MS'], mixed],
    ['none that sells is left out', { marketing: except('BA') }, 'fits', mixed],
    ['all that fly are listed', { operating: only('FZ') }, 'fits', mixed],
    ['one that sells does not fly', { operating: only('EK', 'MS') }, ['operating', 'FZ'], mixed],
    ['one that flies is left out', { operating: except('FZ') }, ['operating', 'FZ'], mixed],
  ]);
});

describe('the route', () => {
  const back = trips(['CAI', 'DXB'], ['DXB', 'CAI']);
  const tour = trips(['CAI', 'LHR'], ['LHR', 'DXB'], ['DXB', 'CAI']);
  const multi = contextOf({ journey: 'multi' });
  const cairo = [airport('CAI')];
  const dubai = [place('city', 'DXB')];
  eachCase([
    ['is from airport to airport', { origins: cairo, destinations: [airport('DXB')] }, 'fits'],
    [
      'is to another airport of the city',
      { destinations: [airport('DXB')] },
      ['route', 'CAI-DWC'],
      trips(['CAI', 'DWC']),
    ],
    ['is to an airport of the city', { destinations: dubai }, 'fits', trips(['CAI', 'DWC'])],
    [
      'is to an airport of a city that had the code before',
      { destinations: [place('city', 'DXX')] },
      'fits',
      trips(['CAI', 'DWC']),
    ],
    ['is to no city with the code any more', { destinations: [place('city', 'QQX')] }, ['route', 'CAI-DXB']],
    ['is to the country', { destinations: [place('country', 'AE')] }, 'fits', trips(['CAI', 'DWC'])],
    ['is to a country of the zone', { destinations: [place('zone', gulf)] }, 'fits'],
    [
      'is not to a country of the zone',
      { destinations: [place('zone', gulf)] },
      ['route', 'CAI-LHR'],
      trips(['CAI', 'LHR']),
    ],
    [
      'is to no zone without countries, nor to one that is gone',
      { destinations: [place('zone', nowhere), place('zone', idOf(304))] },
      ['route', 'CAI-DXB'],
    ],
    ['is to one of several places', { destinations: [airport('LHR'), place('country', 'AE')] }, 'fits'],
    [
      'is from an airport that nobody knows, by its code',
      { origins: [airport('ZZZ')] },
      'fits',
      trips(['ZZZ', 'DXB']),
    ],
    [
      'is from one whose country nobody knows',
      { origins: [place('country', 'EG')] },
      ['route', 'QQQ-DXB'],
      trips(['QQQ', 'DXB']),
    ],
    ['is the other way', { origins: dubai, destinations: cairo }, ['route', 'CAI-DXB']],
    ['is the other way, and both count', { origins: dubai, destinations: cairo, both_ways: true }, 'fits'],
    ['ends there, and both ways count', { origins: dubai, both_ways: true }, 'fits'],
    [
      'ends where the last flight does, whatever is on the way',
      { destinations: [airport('LHR')] },
      'fits',
      flights({ destination: 'DXB' }, { origin: 'DXB', destination: 'LHR' }),
    ],
    [
      'is not where one changes',
      { destinations: dubai },
      ['route', 'CAI-LHR'],
      flights({ destination: 'DXB' }, { origin: 'DXB', destination: 'LHR' }),
    ],
    [
      'is that of the way out',
      { origins: dubai },
      ['route', 'CAI-DXB'],
      back,
      contextOf({ journey: 'roundtrip' }),
    ],
    ['is any trip of several', { origins: [airport('LHR')], destinations: dubai }, 'fits', tour, multi],
    [
      'has both ends in one trip',
      { origins: cairo, destinations: dubai },
      ['route', 'CAI-LHR, LHR-DXB, DXB-CAI'],
      tour,
      multi,
    ],
  ]);
});
