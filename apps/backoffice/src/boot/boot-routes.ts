import type { Screen } from '../domains';
import { openToVisitors } from '../routing/visitors';
import type { BootRoute } from './boot';

/** A route's path as a regular expression: `/countries/edit/:id` → `^/countries/edit/(?<id>[^/]+)/?$`. */
function patternOf(path: string): string {
  if (path === '*') return '';
  if (path === '/') return '^/$';
  const body = path.replace(/\/\*$/, '(?:/.*)?').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return path.endsWith('*') ? `^${body}$` : `^${body}/?$`;
}

/** The boot script's table of routes, in the table's own order; `chunksOf` knows the files of a screen. */
export function bootRoutes(
  screens: readonly Screen[],
  chunksOf: (screen: Screen) => readonly string[],
): BootRoute[] {
  return screens.map((screen) => ({
    pattern: patternOf(screen.path),
    visitor: openToVisitors.includes(screen.name),
    chunks: chunksOf(screen),
    ...(screen.first && { first: screen.first }),
  }));
}
