import type { MenuGroup } from '@traveldesk/shared-contract';
import { can, type TextKey } from '@traveldesk/shared-web';
import { screens, type Screen } from '../domains';
import './words';

/** A screen that the navigation and the command palette lead to. */
export type Destination = Screen & { label: TextKey };

export interface MenuSection {
  group: MenuGroup;
  screens: Destination[];
}

function isDestination(screen: Screen): screen is Destination {
  return screen.label !== undefined;
}

/** Every screen that the user may open and that has a name: navigation shows nothing else. */
export function destinations(permissions: readonly string[], all = screens): Destination[] {
  return all.filter(isDestination).filter((screen) => can(screen.permission, permissions));
}

/** The navigation, by group, in the order of the table. A group that would be empty is left out. */
export function menuSections(permissions: readonly string[], all = screens): MenuSection[] {
  const sections = new Map<MenuGroup, Destination[]>();
  for (const screen of destinations(permissions, all)) {
    if (screen.menu) sections.set(screen.menu, [...(sections.get(screen.menu) ?? []), screen]);
  }
  return [...sections].map(([group, screens]) => ({ group, screens }));
}

/** The menu entry that a path belongs to: `/countries/edit/7` is part of `/countries`. */
export function currentEntry(pathname: string, sections: readonly MenuSection[]): Destination | undefined {
  return sections
    .flatMap((section) => section.screens)
    .filter(({ path }) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
