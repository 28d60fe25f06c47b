import type { Screen } from '../domains';
import { recordId } from '../routing/record-id.ts';
import { openToVisitors } from '../routing/visitors.ts';
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

/** The boot script's table of routes, in the table's own order. `chunksOf` knows the files of a screen. */
export function bootTable<S extends Screen>(
  screens: readonly S[],
  chunksOf: (screen: S) => readonly string[],
): Pick<BootTable, 'files' | 'routes' | 'login'> {
  const files: string[] = [];
  const indexOf = (file: string) => {
    const index = files.indexOf(file);
    return index < 0 ? files.push(file) - 1 : index;
  };
  const routes = screens.map((screen): BootRoute => ({
    pattern: patternOf(screen.path),
    visitor: openToVisitors.includes(screen.name),
    chunks: chunksOf(screen).map(indexOf),
    ...(screen.first && { first: screen.first }),
  }));
  const login = screens.findIndex(({ name }) => name === 'login');
  return { files, routes, login };
}
