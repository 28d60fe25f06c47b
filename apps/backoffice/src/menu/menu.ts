import type { MenuGroup } from '@traveldesk/shared-contract';
import { can, type TextKey } from '@traveldesk/shared-web';
import { screens, type Screen } from '../domains';
import { routeOf, settingScreens } from '../manifests';
import './words';

/** A screen with a label, reachable from the navigation and the command palette. */
export type Destination = Screen & { label: TextKey };

export interface MenuSection {
  group: MenuGroup;
  screens: Destination[];
}

function isDestination(screen: Screen): screen is Destination {
  return screen.label !== undefined;
}

/** Returns the labeled screens that the user may open. */
export function destinations(permissions: readonly string[], all = screens): Destination[] {
  return all.filter(isDestination).filter((screen) => can(screen.permission, permissions));
}

/** Returns the navigation by group, in table order, without empty groups. */
export function menuSections(permissions: readonly string[], all = screens): MenuSection[] {
  const sections = new Map<MenuGroup, Destination[]>();
  for (const screen of destinations(permissions, all)) {
    if (screen.menu) sections.set(screen.menu, [...(sections.get(screen.menu) ?? []), screen]);
  }
  return [...sections].map(([group, screens]) => ({ group, screens }));
}

const settingPaths = new Set(settingScreens.map((name) => routeOf(name).path));

/** Returns the menu entry of a path: `/countries/edit/7` belongs to `/countries`, and each form of settings to their list. */
export function currentEntry(pathname: string, sections: readonly MenuSection[]): Destination | undefined {
  const entries = sections.flatMap((section) => section.screens);
  if (settingPaths.has(pathname)) return entries.find(({ name }) => name === 'platform-settings');
  return entries
    .filter(({ path }) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
