import { matchPath } from 'react-router-dom';
import { screens, type Screen } from '../domains';

/** The screen at a path, the first that fits. Every path has one: the last of the table takes what no other does. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname));
}

export function isList(pathname: string): boolean {
  return screenAt(pathname)?.first?.filters !== undefined;
}
