import { readSession } from '@traveldesk/shared-web';
import { filesOf } from '../routing/load-screen';
import { whenIdle } from '../session/after-first-data';
import { menuSections } from './menu';

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the user saves data, or is on a line so slow that fetching ahead would hold up what is needed. */
function isDear(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Line }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/** Fetches the code of the screens that the user's menu leads to, file by file while the browser is idle; none of it runs. */
export function fetchMenu(): void {
  if (isDear()) return;
  const inMenu = menuSections(readSession().permissions).flatMap((section) => section.screens);
  const files = inMenu.flatMap(filesOf);
  const waiting = new Set(files).values();
  const next = () => {
    const { value: file } = waiting.next();
    if (!file) return;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file;
    link.onload = link.onerror = () => whenIdle(next);
    document.head.append(link);
  };
  next();
}
