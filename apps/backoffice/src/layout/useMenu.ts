import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@traveldesk/shared-web';
import { currentEntry, menuSections, type Destination, type MenuSection } from '../menu/menu';

/** Returns the user's navigation and its current entry. */
export function useMenu(): { sections: MenuSection[]; current: Destination | undefined } {
  const { permissions } = useSession();
  const { pathname } = useLocation();
  const sections = useMemo(() => menuSections(permissions), [permissions]);
  return { sections, current: currentEntry(pathname, sections) };
}
