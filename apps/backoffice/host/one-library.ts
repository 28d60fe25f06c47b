/** Leaves only the screens of the served library in the shell's table. Modules that read the table load after this one. */
import { domain } from 'virtual:feature';
import { additions, screens, type Screen } from '../src/domains';

const ofShell = ['home', 'error', 'not-found'];
const isOwn = ({ lazy }: Screen) => String(lazy).includes(`/libs/${domain}/feature/src/`);

/** The screens of the served library, in the order of the menu. */
export const ownScreens: readonly Screen[] = screens.filter(isOwn);

const kept = screens.filter((screen) => isOwn(screen) || ofShell.includes(screen.name));
(screens as Screen[]).splice(0, screens.length, ...kept);

// Other domains would add their parts.
(additions as unknown[]).length = 0;

const home = kept.find((screen) => screen.name === 'home' && !isOwn(screen));
if (home) home.lazy = () => import('./LibraryPage');
