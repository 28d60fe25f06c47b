import { circleIn } from './lib/circle';
import { moduleGraph } from './lib/module-graph';

/** The imports of each file, including `import()`, which no linter follows. */
const imports = new Map(
  [...moduleGraph().values()].map(({ file, links }) => [file, links.flatMap((link) => link.file ?? [])]),
);

/** The nodes that are part of a circle: nodes without dependencies and nodes without users are removed step by step. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const stuck = new Set(circleIn(graph));
  const users = new Map([...stuck].map((node): [string, string[]] => [node, []]));
  for (const node of stuck) for (const used of graph.get(node) ?? []) users.get(used)?.push(node);
  return circleIn(users).sort();
}

it('no files import each other, directly or indirectly', () => {
  expect(imports.size).toBeGreaterThan(2_000);
  expect(circles(imports)).toEqual([]);
});

it('a circle is found without the files that only use it or are used by it', () => {
  const graph = { page: ['a'], a: ['b', 'leaf'], b: ['c'], c: ['a'], leaf: [], self: [] };
  expect(circles(new Map(Object.entries(graph)))).toEqual(['a', 'b', 'c']);
});

describe('the folders of libs/bookings/server', () => {
  const root = 'libs/bookings/server/src/';
  /** From the lowest to the highest (docs/adr/0125): a file imports only its own folder and those of the layers below. */
  const layers = [
    ['product'],
    ['engine'],
    ['scope.ts', 'shown-history.ts'],
    ['settings'],
    ['list', 'notes', 'quotes', 'travellers'],
    ['operations', 'deadlines'],
    ['record'],
    ['demo', 'documents', 'periodic', 'references', 'sales-report', 'webhooks'],
    ['booking.routes.ts'],
    ['index.ts'],
  ];
  /** Types of the tables and of a process's state: every layer reads them, and they import at most the engine. */
  const everywhere = ['bookings.tables.ts', 'bookings.people.tables.ts', 'bookings.tools.ts', 'migrations'];
  const layerOf = (file: string) =>
    everywhere.includes(folderOf(file)) ? 1.5 : layers.findIndex((layer) => layer.includes(folderOf(file)));
  const isTest = (file: string) => /\.(spec|fake|fixture)\.|\/testing\//.test(file);
  const folderOf = (file: string) => file.slice(root.length).split('/')[0] ?? '';
  /** Each operation has its own folder, besides the files that they share. */
  const nodeOf = (file: string) =>
    /^(operations\/[^/]+(?=\/)|[^/]+)/.exec(file.slice(root.length))?.[0] ?? '';

  const sources = [...imports.keys()].filter((file) => file.startsWith(root) && !isTest(file));
  const links = sources.flatMap((from) =>
    (imports.get(from) ?? [])
      .filter((to) => to.startsWith(root) && folderOf(to) !== folderOf(from))
      .map((to) => ({ from, to })),
  );

  it('each have a layer', () => {
    const folders = new Set(sources.map(folderOf));
    expect([...folders].sort()).toEqual([...layers.flat(), ...everywhere].sort());
  });

  it('import only the layers below them; the engine imports no operation', () => {
    const upward = links.filter(
      ({ from, to }) => !everywhere.includes(folderOf(to)) && layerOf(from) <= layerOf(to),
    );
    expect(links.length).toBeGreaterThan(200);
    expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('with operations import each other in one direction', () => {
    const graph = new Map<string, string[]>();
    for (const file of sources.filter((one) => folderOf(one) === 'operations')) {
      const used = (imports.get(file) ?? []).filter(
        (other) => folderOf(other) === 'operations' && other.startsWith(root),
      );
      const others = used.map(nodeOf).filter((node) => node !== nodeOf(file));
      graph.set(nodeOf(file), [...(graph.get(nodeOf(file)) ?? []), ...others]);
    }
    expect(graph.size).toBeGreaterThan(8);
    expect(circles(graph)).toEqual([]);
  });
});
