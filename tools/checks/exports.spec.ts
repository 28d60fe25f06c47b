import { readSource } from './lib/source';
import { filesOf, read } from './lib/workspace';

it('a screen’s file exports components alone: an edit of it in development does not load the page again', () => {
  const screens = filesOf('{apps,libs}/**/*Page.tsx')
    .map((file) => ({ file, exported: readSource(file, read(file)).exports }))
    .filter(({ exported }) => exported.has('Component'));
  expect(screens.length).toBeGreaterThan(30);
  const others = screens.flatMap(({ file, exported }) =>
    [...exported]
      .filter(([name, { isType }]) => !isType && !/^[A-Z]/.test(name))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(others).toEqual([]);
});
