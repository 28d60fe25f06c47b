import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { runWell, workspace } from './run';

export interface Registry {
  url: string;
  /** The variables with which npm may publish to it. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** Packages of this workspace are stored in the registry itself; all others come from where npm usually gets them. */
const configOf = (folder: string, uplink: string) => `
storage: ${folder}/storage
auth:
  htpasswd:
    file: ${folder}/htpasswd
uplinks:
  usual:
    url: ${uplink}
packages:
  '@traveldesk/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: usual
log: { type: stdout, format: json, level: warn }
`;

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts a registry on the loopback address, which keeps its data in `folder`. */
export async function startRegistry(folder: string): Promise<Registry> {
  const uplink = (await runWell(['npm', 'config', 'get', 'registry'], folder)).trim();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = path.join(folder, 'verdaccio.yaml');
  writeFileSync(config, configOf(folder, uplink));
  // npm publishes only with a token; this registry accepts any.
  const user = path.join(folder, 'npmrc');
  writeFileSync(user, `//127.0.0.1:${port}/:_authToken=any\n`);
  const bin = path.join(workspace, 'node_modules/verdaccio/bin/verdaccio');
  const server = spawn(process.execPath, [bin, '--config', config, '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (tries > 300 || server.exitCode !== null) throw new Error('The registry did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    env: { npm_config_userconfig: user },
    stop: () => {
      server.kill();
      return ended;
    },
  };
}
