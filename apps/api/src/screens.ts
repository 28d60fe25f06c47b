import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the built screens are, seen from the bundle and from the sources. */
const places = ['../backoffice', '../../../dist/apps/backoffice'];

/** The directory of the built screens, or undefined where there is none, as under the development server. */
export function findScreens(): string | undefined {
  return places
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((directory) => existsSync(path.join(directory, 'index.html')));
}
