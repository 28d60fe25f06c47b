import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspace } from './run';
import { writeScratch } from './scratch';

const folder = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-scratch-'));
beforeAll(() => writeScratch(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives the application every example of the README', () => {
  const readme = readFileSync(path.join(workspace, 'libs/shared/ui/README.md'), 'utf8');
  const examples = readme.match(/^```ts/gm) ?? [];
  expect(examples.length).toBeGreaterThan(8);
  expect(readdirSync(path.join(folder, 'src/readme'))).toHaveLength(examples.length);
});

it("gives it the package and its peers, in this workspace's versions", () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['@traveldesk/shared-ui', 'antd', 'react']),
  );
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
