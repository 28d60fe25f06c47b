import { createHash } from 'node:crypto';
import type { Rollup } from 'vite';
import type { Screen } from '../src/domains';
import { reachedChunks } from './route-files';
import { styleSubset } from './style-subset';

/** A stylesheet and what it dresses: the chunks whose components and classes it has the rules of. */
export interface StyleSet {
  /** Its address. */
  file: string;
  css: string;
  chunks: ReadonlySet<string>;
}

const styleModule = /antd[\\/]es[\\/]([\w-]+)[\\/](?:[\w-]+[\\/])*style[\\/]/;

/** Classes that are not called as their component's folder is. */
const classesOf: Record<string, readonly string[]> = {
  button: ['btn'],
  'color-picker': ['color-picker', 'color'],
  'date-picker': ['picker'],
  grid: ['row', 'col'],
  'qr-code': ['qrcode'],
};

function componentsIn(chunks: readonly Rollup.OutputChunk[]): Set<string> {
  const folders = chunks.flatMap(({ moduleIds }) =>
    moduleIds.map((id) => styleModule.exec(id)?.[1]).filter((folder) => folder !== undefined),
  );
  return new Set(folders.flatMap((folder) => classesOf[folder] ?? [folder]));
}

interface FirstSet {
  name: string;
  /** The screens that it is for, if their files need no other component than those of `like`. */
  has: (screen: Screen) => boolean;
  like: readonly string[];
  /** Whether it has the rules of what the screens load later, too; otherwise that waits for the whole stylesheet (`dressed`). */
  later: boolean;
}

/** Where staff come in, and where they are most of the day. */
const firstSets: readonly FirstSet[] = [
  { name: 'login', has: ({ name }) => name === 'login', like: ['login'], later: false },
  {
    name: 'desk',
    has: ({ name, first }) => name === 'home' || Boolean(first?.filters),
    like: ['home', 'countries', 'airlines'],
    later: true,
  },
];

/**
 * The whole stylesheet as the last of several: before it, parts of it, in its own order, that a page can be shown with at
 * once. `sourcesOf` knows the files that a screen is loaded from.
 */
export function styleSets(
  output: Rollup.OutputBundle,
  screens: readonly Screen[],
  sourcesOf: (screen: Screen) => readonly string[],
): StyleSet[] {
  const files = Object.values(output);
  const chunks = files.filter((file) => file.type === 'chunk');
  const whole = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (whole?.type !== 'asset') throw new Error('The build has no stylesheet');
  const css = String(whole.source);
  const known = [...componentsIn(chunks)];
  const pages = screens.flatMap(sourcesOf);
  const parts = firstSets.map(({ name, has, like, later }) => {
    const reached = (wanted: (screen: Screen) => boolean) =>
      reachedChunks(output, screens.filter(wanted).flatMap(sourcesOf), later ? pages : undefined);
    const components = componentsIn(reached((screen) => like.includes(screen.name)));
    const used = reached(has);
    const part = styleSubset(css, known, { components, code: used.map(({ code }) => code).join('\n') });
    const hash = createHash('sha256').update(part).digest('base64url').slice(0, 8);
    const dressed = used.filter((chunk) => [...componentsIn([chunk])].every((one) => components.has(one)));
    return { file: `/assets/${name}-${hash}.css`, css: part, chunks: addresses(dressed) };
  });
  return [...parts, { file: `/${whole.fileName}`, css, chunks: addresses(chunks) }];
}

const addresses = (chunks: readonly Rollup.OutputChunk[]) =>
  new Set(chunks.map(({ fileName }) => `/${fileName}`));
