import { isSame } from './same';

describe('what a form holds', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['the same fields', { name: 'Nile', flag: 'EG' }, { name: 'Nile', flag: 'EG' }, true],
    ['those that it names alone', { name: 'Nile' }, { name: 'Nile', flag: 'EG' }, true],
    ['another text', { name: 'Nile' }, { name: 'Delta' }, false],
    ['nothing, however it is said', { name: '', place: { city: undefined } }, {}, true],
    ['null, which takes away', { name: null }, {}, false],
    ['a list of the same', { ports: ['ALY', 'PSD'] }, { ports: ['ALY', 'PSD'] }, true],
    ['a list that has less at its end', { ports: ['ALY'] }, { ports: ['ALY', 'PSD'] }, false],
    ['a list that has more at its end', { ports: ['ALY', 'PSD'] }, { ports: ['ALY'] }, false],
    ['a list in another order', { ports: ['PSD', 'ALY'] }, { ports: ['ALY', 'PSD'] }, false],
  ])('%s', (_, mine, theirs, same) => {
    expect(isSame(mine, theirs)).toBe(same);
  });
});
