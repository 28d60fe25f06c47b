import { readSource } from './lib/source';
import { filesOf, read } from './lib/workspace';

/** Components that frame all stories, or have no look of their own. */
const apart = ['Additions', 'Application', 'ThemeProvider'];

it('every component of shared/ui has a story', () => {
  const components = ['index', 'published'].flatMap((entry) => {
    const file = `libs/shared/ui/src/${entry}.ts`;
    const exported = [...readSource(file, read(file)).exports];
    return exported.flatMap(([name, { isType }]) => (isType || !/^[A-Z]/.test(name) ? [] : name));
  });
  const stories = filesOf('libs/shared/ui/src/**/*.stories.tsx').map(read).join('\n');
  const lacking = [...new Set(components)].filter(
    (name) => !apart.includes(name) && !stories.includes(`<${name}`),
  );
  expect(components.length).toBeGreaterThan(40);
  expect(lacking.filter((name) => !new RegExp(`\\b${name} as `).test(stories))).toEqual([]);
});
