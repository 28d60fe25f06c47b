import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { at, root } from './root.mjs';

// The shell without windows comes first: the whole browser takes a third longer for the same pages.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for tests: CHROMIUM, else an installed one, else one that is installed now. Answers its path. */
export function findChromium() {
  const found = [process.env.CHROMIUM, ...places, chromium.executablePath()].find(
    (place) => place && existsSync(place),
  );
  return found ?? install();
}

function install() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium (apt-get) …');
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  console.log('Installing Chromium (playwright install) …');
  spawnSync(process.execPath, [at('node_modules/playwright/cli.js'), 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error('No Chromium was found and none could be installed: install one and name it in CHROMIUM.');
}
