import type { Screen } from '../domains';
import { recordId } from '../routing/record-id';
import { openToVisitors } from '../routing/visitors';
import type { BootRoute, BootTable } from './boot';

/** A route's path as a regular expression: `/countries/edit/:id` → `^/countries/edit/(?<id>…)/?$`. */
function patternOf(path: string): string {
  if (path === '*') return '';
  if (path === '/') return '^/$';
  const body = path
    .replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${name === 'id' ? recordId : '[^/]+'})`)
    .replace(/\/\*$/, '(?:/.*)?');
  return path.endsWith('*') ? `^${body}$` : `^${body}/?$`;
}

/** A stylesheet and the chunks that it dresses. */
interface Dress {
  file: string;
  chunks: ReadonlySet<string>;
}

/**
 * The boot script's table of routes, in the table's own order. `chunksOf` knows the files of a screen; of the stylesheets,
 * from the smallest to the whole, a route takes the first that dresses all of its files.
 */
export function bootTable(
  screens: readonly Screen[],
  chunksOf: (screen: Screen) => readonly string[],
  dresses: readonly Dress[],
): Pick<BootTable, 'files' | 'styles' | 'routes' | 'login'> {
  const files: string[] = [];
  const indexOf = (file: string) => {
    const index = files.indexOf(file);
    return index < 0 ? files.push(file) - 1 : index;
  };
  const routes = screens.map((screen): BootRoute => {
    const chunks = chunksOf(screen);
    return {
      pattern: patternOf(screen.path),
      visitor: openToVisitors.includes(screen.name),
      chunks: chunks.map(indexOf),
      style: dresses.findIndex((dress) => chunks.every((chunk) => dress.chunks.has(chunk))),
      ...(screen.first && { first: screen.first }),
    };
  });
  const login = screens.findIndex(({ name }) => name === 'login');
  return { files, styles: dresses.map(({ file }) => file), routes, login };
}
