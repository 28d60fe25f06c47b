// pgbouncer in transaction mode, on a free port and as an unprivileged user, in front of the PostgreSQL of the first argument; the other
// arguments are the roles that it accepts. It prints its address, and ends when its standard input ends. `--version` prints the version,
// and ends with 1 where the machine has no pgbouncer.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, unprivileged } from './server-process.mjs';

// Debian installs it where only root searches.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const version = /PgBouncer (\d+)\.(\d+)/i.exec(spawnSync('pgbouncer', ['--version'], { env }).stdout ?? '');
const [address, ...roles] = process.argv.slice(2);
if (!version || address === '--version') {
  console.log(version?.[0] ?? 'no pgbouncer');
  process.exit(version ? 0 : 1);
}

const { hostname, port: serverPort } = new URL(address);
const port = await freePort();
const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-pgbouncer-'));
const users = path.join(directory, 'users.txt');
const settings = path.join(directory, 'pgbouncer.ini');
// Since 1.21 it may keep prepared statements itself.
const keepsNone = Number(version[1]) > 1 || Number(version[2]) >= 21 ? ['max_prepared_statements = 0'] : [];
writeFileSync(users, roles.map((role) => `"${role}" ""\n`).join(''));
writeFileSync(
  settings,
  [
    '[databases]',
    `* = host=${hostname} port=${serverPort || 5432}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    // Fewer than the product's own, so that its queries share them.
    'default_pool_size = 4',
    'max_client_conn = 100',
    ...keepsNone,
  ].join('\n'),
);
chmodSync(directory, 0o755);
const pooler = spawn('pgbouncer', ['-q', settings], {
  env,
  // pgbouncer refuses to run as root.
  ...unprivileged(),
  stdio: ['ignore', 'ignore', 2],
});
process.stdin.resume().once('end', () => pooler.kill('SIGTERM'));
pooler.on('exit', (code) => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(code ?? 0);
});
while (!(await listens())) await sleep(50);
console.log(`postgres://127.0.0.1:${port}`);

function listens() {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
}
