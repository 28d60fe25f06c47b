// Parts of the scripts that run a server for tests.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';

/** The user for a server that refuses to run as root; null where this process is an ordinary user. */
export function unprivileged() {
  if (userInfo().uid !== 0) return null;
  const id = (kind) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
