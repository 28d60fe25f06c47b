import { isSame } from './same';

describe('the contents of a form', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['the same fields', { name: 'Nile', flag: 'EG' }, { name: 'Nile', flag: 'EG' }, true],
    ['only the fields it names', { name: 'Nile' }, { name: 'Nile', flag: 'EG' }, true],
    ['another text', { name: 'Nile' }, { name: 'Delta' }, false],
    ['nothing, in whatever form', { name: '', place: { city: undefined } }, {}, true],
    ['null, which removes a value', { name: null }, {}, false],
    ['the same list', { ports: ['ALY', 'PSD'] }, { ports: ['ALY', 'PSD'] }, true],
    ['a list with fewer items at its end', { ports: ['ALY'] }, { ports: ['ALY', 'PSD'] }, false],
    ['a list with more items at its end', { ports: ['ALY', 'PSD'] }, { ports: ['ALY'] }, false],
    ['a list in another order', { ports: ['PSD', 'ALY'] }, { ports: ['ALY', 'PSD'] }, false],
  ])('%s', (_, mine, theirs, same) => {
    expect(isSame(mine, theirs)).toBe(same);
  });
});
