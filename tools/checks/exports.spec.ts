import { readSource } from './lib/source';
import { filesOf, read } from './lib/workspace';

it("a screen's file exports only components, so that an edit in development does not reload the page", () => {
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
