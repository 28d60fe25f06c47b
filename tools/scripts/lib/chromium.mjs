import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packedChromium } from './packed-chromium.mjs';
import { at, root } from './root.mjs';

// The headless shell comes first: the full browser takes a third longer for the same pages.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of the browser for tests: CHROMIUM, else an installed one. */
export function installedChromium() {
  const wanted = [process.env.CHROMIUM, ...places, chromium.executablePath(), packedChromium.executable];
  return wanted.find((place) => place && existsSync(place));
}

/**
 * The path of the browser for tests, which is installed if there is none: with apt-get as root on Debian, else from an npm package, which
 * needs no permissions, else by Playwright. Ends the process with two lines where none of them works.
 */
export function findChromium() {
  const found = installedChromium() ?? byDebian() ?? packedChromium.install() ?? byPlaywright();
  if (found) return found;
  console.error('No Chromium was found, and none could be installed.');
  console.error(
    "Install Debian's package chromium-headless-shell, or name a Chromium in the variable CHROMIUM.",
  );
  process.exit(1);
}

function byDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium (apt-get) …');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
  }
  return undefined;
}

function byPlaywright() {
  console.log('Installing Chromium (playwright install) …');
  const args = [at('node_modules/playwright/cli.js'), 'install', 'chromium'];
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'ignore'] });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
