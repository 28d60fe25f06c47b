import { matchPath } from 'react-router-dom';
import { screens, type Screen } from '../domains';
import { byFirstWord, firstWord } from './first-word';
import { readPath } from './read-path';

/** Matches a path only against patterns with the same first segment, not those of a hundred screens. */
const near = byFirstWord(screens);
const anywhere = screens.find(({ path }) => path === '*');

/** Returns the first matching screen; the last of the table matches every path. */
export function screenAt(pathname: string): Screen | undefined {
  const read = readPath(pathname);
  return near.get(firstWord(read))?.find(({ path }) => matchPath(path, read)) ?? anywhere;
}
