// Installs what the lock file lists if it is not installed yet. Runs before `npm start`, `npm test` and similar commands, so it uses only
// Node's own modules and runs on Node 20. A failed installation fails the npm command.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { withLock } from './lib/lock.mjs';
import { at, root } from './lib/root.mjs';

if (!isInstalled()) await withLock('install', () => isInstalled() || install());

function isInstalled() {
  const installed = at('node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
}

function install() {
  console.log('Installing packages (npm ci) …');
  // npm runs this script and passes its own entry point, so the same npm is used, whatever the PATH is.
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const [command, ...first] = npm;
  const { status, error } = spawnSync(
    command,
    [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32' && npm.length === 1,
      // A production environment would omit the tools that build the product.
      env: { ...process.env, NODE_ENV: '', npm_config_omit: '', npm_config_include: 'dev' },
    },
  );
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) {
    console.error('The installation failed; nothing was started.');
    process.exitCode = status || 1;
  }
}
