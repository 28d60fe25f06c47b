import type { Rollup } from 'vite';
import { isList } from './lists.ts';
import type { BuiltScreen } from './screens.ts';

type Chunk = Rollup.OutputChunk;

/** Two of the parts that lists load later have a form: the others would load it for nothing. */
const often = 3;

/** Less code than this costs a list less than a request of its own would. */
const small = 3000;

/**
 * Which file of the build each module goes into. Left to itself the bundler makes a file of every set of modules that some
 * pages share: seventy requests for a list. So the sources are bundled once only to see which screen needs which module, and
 * what is needed alike comes together:
 *
 * - core: the entry's, found by the bundler itself, and what the sign-in page and a list both need;
 * - desk: what the lists of several domains need, and so every list does, and the little that one domain's need and what is
 *   not theirs as well (paths, permissions);
 * - one for what the lists of one domain need, and nobody else does: who picks a company would load the list of companies;
 * - login: what else the sign-in page needs;
 * - one for what several other pages of one domain need;
 * - forms: what the other pages of several domains need; choices: of that, what `often` parts need that a list loads later, as
 *   filters and dialogs.
 *
 * What a part needs that the layout loads later (the palette, the customizer) is in none of the last three, as whoever opens the
 * palette would load the forms: the little is in desk, for the rest the bundler finds a place.
 *
 * A list needs core, desk and its own, and no other. Whatever needs a module needs all that it imports, so no two files
 * need each other. What is left is the bundler's to place.
 */
export function placesOf(
  chunks: readonly Chunk[],
  screens: readonly BuiltScreen[],
): ReadonlyMap<string, string> {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunksOf = (names: readonly string[]) => names.flatMap((name) => named.get(name) ?? []);
  const neededBy = (roots: readonly Chunk[]): ReadonlySet<Chunk> => {
    const needed = new Set(roots);
    // A set grows while it is walked: the imports of imports are found too.
    for (const { imports } of needed) for (const chunk of chunksOf(imports)) needed.add(chunk);
    return needed;
  };
  const holding = (sources: readonly string[]) =>
    chunks.filter(({ moduleIds }) => sources.some((source) => moduleIds.includes(source)));

  const entry = neededBy(chunks.filter(({ isEntry }) => isEntry));
  const pages = screens.map((screen) => ({ screen, needed: neededBy(holding(screen.sources)) }));
  const ofPages = new Set(screens.flatMap(({ sources }) => holding(sources)));
  const lists = pages.filter(({ screen }) => isList(screen));
  const later = new Set(
    lists.flatMap(({ needed }) => [...needed].flatMap(({ dynamicImports }) => chunksOf(dynamicImports))),
  );
  const parts = [...later].filter((chunk) => !ofPages.has(chunk)).map((chunk) => neededBy([chunk]));
  const partsOf = (chunk: Chunk) => parts.filter((needed) => needed.has(chunk)).length;
  const layouts = holding(screens.map(({ layoutSource }) => layoutSource));
  const ofLayouts = neededBy(layouts.flatMap(({ dynamicImports }) => chunksOf(dynamicImports)));

  const usersOf = (chunk: Chunk) =>
    pages.filter(({ needed }) => needed.has(chunk)).map(({ screen }) => screen);
  const isInDesk = (chunk: Chunk) => domainsOf(usersOf(chunk).filter(isList)).length > 1;
  const isOfLogin = (chunk: Chunk) => usersOf(chunk).some(({ name }) => name === 'login');
  /** With all that it needs and that no list has; what the sign-in page needs besides is in a file that no list is to load. */
  const isSmall = (chunk: Chunk) => {
    const brought = [...neededBy([chunk])].filter((one) => !entry.has(one) && !isInDesk(one));
    if (brought.some(isOfLogin)) return false;
    return brought.reduce((sum, { code }) => sum + code.length, 0) < small;
  };

  const placeOf = (chunk: Chunk): string | undefined => {
    if (entry.has(chunk)) return 'core';
    const users = usersOf(chunk);
    const atLogin = isOfLogin(chunk);
    const [own, ...more] = domainsOf(users.filter(isList));
    if (own && atLogin) return 'core';
    if (own && more.length > 0) return 'desk';
    if (own) {
      const isOwn = domainsOf(users).length === 1 && partsOf(chunk) < often && !ofLayouts.has(chunk);
      if (isOwn) return own;
      return isSmall(chunk) ? 'desk' : undefined;
    }
    if (atLogin) return 'login';
    if (users.length < 2) return undefined;
    if (ofLayouts.has(chunk)) return isSmall(chunk) ? 'desk' : undefined;
    const [domain, ...others] = domainsOf(users);
    if (others.length === 0) return `${domain}-pages`;
    return partsOf(chunk) >= often ? 'choices' : 'forms';
  };
  return new Map(
    chunks.flatMap((chunk) => {
      const place = placeOf(chunk);
      return place ? chunk.moduleIds.map((id): [string, string] => [id, place]) : [];
    }),
  );
}

/** `/libs/geo/feature/src/countries/CountriesPage.tsx` → `geo` */
function domainsOf(screens: readonly BuiltScreen[]): string[] {
  const domains = screens.flatMap(({ sources }) =>
    sources.map((source) => /libs[\\/]([\w-]+)[\\/]feature[\\/]/.exec(source)?.[1]),
  );
  return [...new Set(domains.filter((domain) => domain !== undefined))];
}
