import { addAtEnd, addBefore, addImport, addItem, addToImport } from './edit';

describe('registering in a file', () => {
  it('adds an import after the last one, even if it spans several lines', () => {
    expect(addImport(`import {\n  a,\n} from 'a';\n\nconst b = 1;\n`, `import c from 'c';`)).toBe(
      `import {\n  a,\n} from 'a';\nimport c from 'c';\n\nconst b = 1;\n`,
    );
  });

  it('adds a name to an import once', () => {
    const both = `import { a, b } from 'c';`;
    expect(addToImport(`import {\n  a,\n} from 'c';`, 'b', 'c')).toBe(both);
    expect(addToImport(both, 'b', 'c')).toBe(both);
    expect(addToImport(`import { d } from 'd';`, 'b', 'c')).toContain(`import { b } from 'c';`);
  });

  it('adds an item to a list, empty or not', () => {
    expect(addItem('x = [] as const;', /x = \[/, '1')).toBe('x = [1] as const;');
    expect(addItem('x = [f([1]), 2,];', /x = \[/, '3')).toBe('x = [f([1]), 2, 3];');
    expect(addItem(`x = { 'a': b };`, /x = \{/, `'c': d`)).toBe(`x = {'a': b, 'c': d};`);
  });

  it('adds a statement at the end of a body', () => {
    expect(addAtEnd('f = (app) => { if (a) { b(); } };', /f = \(app\) => \{/, 'c();')).toBe(
      'f = (app) => { if (a) { b(); } c();};',
    );
  });

  it('adds text before a place, and nothing where there is no such place', () => {
    expect(addBefore('ab', /b/, '-')).toBe('a-b');
    expect(addBefore('ab', /c/, '-')).toBe('ab');
  });
});
