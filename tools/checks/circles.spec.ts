import { circleIn } from './lib/circle';
import { moduleGraph } from './lib/module-graph';

/** The imports of each file, `import()` included, which no linter follows. */
const imports = new Map(
  [...moduleGraph().values()].map(({ file, links }) => [file, links.flatMap((link) => link.file ?? [])]),
);

/** The nodes that are part of a circle: nothing of them depends on nothing, and nothing of them is used by nothing. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const stuck = new Set(circleIn(graph));
  const users = new Map([...stuck].map((node): [string, string[]] => [node, []]));
  for (const node of stuck) for (const used of graph.get(node) ?? []) users.get(used)?.push(node);
  return circleIn(users).sort();
}

it('no files import each other, in however many steps', () => {
  expect(imports.size).toBeGreaterThan(2_000);
  expect(circles(imports)).toEqual([]);
});

it('a circle is found, without the files that only use it or are used by it', () => {
  const graph = { page: ['a'], a: ['b', 'leaf'], b: ['c'], c: ['a'], leaf: [], self: [] };
  expect(circles(new Map(Object.entries(graph)))).toEqual(['a', 'b', 'c']);
});

describe('the folders of libs/bookings/server', () => {
  const root = 'libs/bookings/server/src/';
  /** Imports against the direction, which go once these files stand elsewhere. */
  const backward = new Set([
    'engine/apply-order.ts → after/confirmed-refund.ts',
    'engine/search-text.ts → list/bookings.searched.ts',
    'engine/search-text.ts → references/booking-references.ts',
    'after/quoted.ts → records/quote.ts',
    'intents/intents.routes.ts → after/price-rise.ts',
  ]);
  const isTest = (file: string) => /\.(spec|fake|fixture)\.|\/(testing|proof|demo)\//.test(file);
  const folderOf = (file: string) => /^([^/]+)\//.exec(file)?.[1];

  const links = [...imports]
    .filter(([file]) => file.startsWith(root) && !isTest(file))
    .flatMap(([file, used]) =>
      used
        .filter((other) => other.startsWith(root))
        .map((other) => ({ from: file.slice(root.length), to: other.slice(root.length) })),
    );

  it('import each other in one direction', () => {
    const folders = new Map<string, string[]>();
    for (const { from, to } of links) {
      const [folder, used] = [folderOf(from), folderOf(to)];
      if (!folder || !used || folder === used || backward.has(`${from} → ${to}`)) continue;
      folders.set(folder, [...(folders.get(folder) ?? []), used]);
      folders.set(used, folders.get(used) ?? []);
    }
    expect(folders.size).toBeGreaterThan(5);
    expect(circles(folders)).toEqual([]);
  });

  it('have no exception that is over', () => {
    const there = new Set(links.map(({ from, to }) => `${from} → ${to}`));
    expect([...backward].filter((link) => !there.has(link))).toEqual([]);
  });
});
