import { matchPath } from 'react-router-dom';
import { screens, type Screen } from '../domains';
import { byFirstWord, firstWord } from './first-word';
import { readPath } from './read-path';

/** A path is held against the few patterns that begin as it does, and not against those of a hundred screens. */
const near = byFirstWord(screens);
const anywhere = screens.find(({ path }) => path === '*');

/** The screen at a path, the first that fits. Every path has one: the last of the table takes what no other does. */
export function screenAt(pathname: string): Screen | undefined {
  const read = readPath(pathname);
  return near.get(firstWord(read))?.find(({ path }) => matchPath(path, read)) ?? anywhere;
}
