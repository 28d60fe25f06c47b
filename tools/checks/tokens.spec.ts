import { accentsOf, variableOf } from '@traveldesk/shared-ui/theme/accents';
import { surfaces } from '@traveldesk/shared-ui/theme/surfaces';
import { tokens } from '@traveldesk/shared-ui/theme/tokens';
import { filesOf, read } from './lib/workspace';

const styles = filesOf('libs/shared/ui/src/**/*.css').map(read);
const declared = read('libs/shared/ui/src/theme/tokens.css');
const names = tokens.map(({ name }) => name);

it('lists every token that the styles of this library use', () => {
  // A variable that a stylesheet declares for its own elements is no token.
  const own = new Set(
    styles.flatMap((css) => [...css.matchAll(/^\s*(--[a-z-]+):/gm)].map(([, name]) => name)),
  );
  const tokensOf = (css: string) =>
    [...css.matchAll(/var\((--(?:td|ant)-[a-z-]+)/g)].map(([, name = '']) => name);
  const used = new Set(styles.flatMap(tokensOf));
  const unknown = [...used].filter((name) => !names.some((one) => one === name) && !own.has(name));
  expect(used.size).toBeGreaterThan(40);
  expect(unknown).toEqual([]);
});

it('lists no token twice, and none that has no value', () => {
  expect(new Set(names).size).toBe(names.length);
  const accents = Object.keys(accentsOf('#7367f0', 'dark')).map(variableOf);
  // The layout of an application gives this one its value.
  const own = names.filter((name) => name.startsWith('--td-') && name !== '--td-sticky-top');
  expect(own.filter((name) => !declared.includes(`${name}:`) && !accents.includes(name))).toEqual([]);
});

it.each(['dark', 'light'] as const)(
  'gives the page the same background before and after the first paint: %s',
  (scheme) => {
    const block = declared.split(`html[data-theme='${scheme}']`)[1]?.split('}')[0];
    expect(block).toContain(`background: ${surfaces[scheme].layout};`);
  },
);
