import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built screens' paths, relative to the bundle and to the sources. */
const places = ['../backoffice', '../../../dist/apps/backoffice'];

/** Returns the directory of the built screens; undefined if there is none, as with the development server. */
export function findScreens(): string | undefined {
  return places
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((directory) => existsSync(path.join(directory, 'index.html')));
}
