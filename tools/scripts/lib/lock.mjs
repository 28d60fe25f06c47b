import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from './root.mjs';

/**
 * Runs `work` while no other process of this workspace runs under the same name. A lock whose holder has died is taken over. Uses only
 * Node's own modules, because the installation uses it too.
 */
export async function withLock(name, work) {
  const file = at('.nx/locks', `${name}.pid`);
  mkdirSync(path.dirname(file), { recursive: true });
  while (!take(file)) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
}

function holderOf(file) {
  try {
    // An empty file belongs to a process that is about to write its number.
    return Number(readFileSync(file, 'utf8')) || process.pid;
  } catch {
    return process.pid;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
