// Prints what of this machine decides how tests end: Node, the database, the browser. Nx hashes it with their sources.
import { spawnSync } from 'node:child_process';
import { findChromium } from './lib/chromium.mjs';
import { serverVersion } from './lib/postgres.mjs';

const browser = spawnSync(findChromium(), ['--version'], { encoding: 'utf8' }).stdout?.trim();
console.log([process.version, process.platform, process.arch, await serverVersion(), browser].join('\n'));
