// Prints the properties of this machine that affect test results: Node and the database, and with `browser` Chromium too. Nx hashes it
// with their sources.
import { spawnSync } from 'node:child_process';
import { serverVersion } from './lib/postgres.mjs';

const lines = [process.version, process.platform, process.arch, await serverVersion()];
if (process.argv[2] === 'browser') {
  // Loads Playwright, which takes longer than everything else here.
  const { installedChromium } = await import('./lib/chromium.mjs');
  const { stdout } = spawnSync(installedChromium() ?? '', ['--version'], { encoding: 'utf8' });
  lines.push(stdout?.trim());
}
console.log(lines.join('\n'));
