import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Executor = (
  options: { registry?: string; packageRoot: string; dryRun?: boolean },
  context: object,
) => Promise<{ success: boolean }>;
const { default: publish } = jest.requireActual<{ default: Executor }>('./publish.cjs');

/** A workspace with one built package. */
const root = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-publish-'));
const packageRoot = 'dist/cars';
const context = {
  root,
  projectName: 'cars',
  projectsConfigurations: { projects: { cars: { root: 'libs/cars' } } },
};
beforeAll(() => {
  mkdirSync(path.join(root, packageRoot), { recursive: true });
  const manifest = { name: '@traveldesk/cars', version: '1.0.0', private: true };
  writeFileSync(path.join(root, packageRoot, 'package.json'), JSON.stringify(manifest));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => void jest.restoreAllMocks());

it('publishes nothing without a registry, whatever npm is configured to use', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue();
  expect(await publish({ packageRoot }, context)).toEqual({ success: false });
  expect(said.mock.calls.flat()).toEqual([
    'Name the registry to publish to: nx release publish --registry=URL',
  ]);
});

it('fails where the named registry does not answer, and leaves no copy behind', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'log').mockReturnValue();
  // npm would try again for a minute.
  process.env['npm_config_fetch_retries'] = '0';
  // Nothing listens on the port of discarded data.
  expect(await publish({ packageRoot, registry: 'http://127.0.0.1:9' }, context)).toEqual({ success: false });
  expect(readdirSync(path.join(root, 'dist'))).toEqual(['cars']);
  expect(existsSync(path.join(root, packageRoot, 'package.json'))).toBe(true);
});
