import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
/** A workspace with the scripts of this one, where each stage says its name and nothing else is there. */
const place = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-stages-'));
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
};

interface Stage {
  command: string;
  inputs: (string | object)[];
  dependsOn?: string[];
}
const real = JSON.parse(readFileSync(path.join(root, 'tools/scripts/project.json'), 'utf8')) as {
  namedInputs: object;
  targets: Record<string, Stage>;
};
const machine = (one: string | object) => typeof one !== 'string';

beforeAll(() => {
  cpSync(path.join(root, 'tools/scripts/lib'), path.join(place, 'tools/scripts/lib'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'));
  put('package.json', JSON.stringify({ name: 'traveldesk', private: true }));
  put('nx.json', JSON.stringify({ neverConnectToCloud: true, analytics: false }));
  // What a stage hashes of the workspace is as it really is; what it does, and what it asks of the machine, is not.
  const targets = Object.entries(real.targets).map(([name, target]) => {
    const inputs = target.inputs.filter((one) => !machine(one));
    return [name, { ...target, inputs, outputs: [], command: `node -p "'${name} has run'"` }];
  });
  const { namedInputs } = real;
  const project = { name: 'tools-scripts', namedInputs, targets: Object.fromEntries(targets) };
  put('tools/scripts/project.json', JSON.stringify(project));
  put('libs/geo/feature/src/a.ts', 'export const a = 1;\n');
  put('docs/geo.md', '# Geo\n');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** What a run says, with the line at its end. */
function run(chosen: readonly string[], options: object): string {
  const code = `
    import { notRunAgain, runStages } from './tools/scripts/lib/run-stages.mjs';
    const kept = await runStages(${JSON.stringify(chosen)}, ${JSON.stringify(options)});
    for (const line of notRunAgain(kept)) console.log(line);
  `;
  const env = { PATH: process.env.PATH, HOME: place, NX_DAEMON: 'false', NX_TUI: 'false' };
  const args = ['--input-type=module', '-e', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: place, env, encoding: 'utf8' });
  return stdout + stderr;
}

const early = ['format', 'product'];
const kept = 'Not run again, as nothing has changed for them:';

describe('the stages of npm test', () => {
  it('run, and are said to have run', () => {
    const said = run(early, { parallel: 2 });
    for (const name of early) expect(said).toContain(`\n${name} has run\n`);
    expect(said).not.toContain(kept);
  });

  it('are not run again where nothing has changed, and named', () => {
    expect(run(early, { parallel: 2 })).toContain(`\n${kept} format, build\n`);
  });

  it('say of what they depend on, and what ran before, nothing', () => {
    const said = run(['journeys'], { parallel: 1 });
    expect(said).toContain('\njourneys has run\n');
    expect(said).not.toContain(kept);
  });

  it('do not print a former run where one has been alone', () => {
    const said = run(['journeys'], { parallel: 1 });
    expect(said).not.toContain('journeys has run');
    expect(said).toContain(`\n${kept} browser tests\n`);
  });

  it('are run again all the same when all are asked for', () => {
    const said = run(early, { parallel: 2, all: true });
    expect(said).toContain('\nformat has run\n');
    expect(said).not.toContain(kept);
  });
});

describe('a change', () => {
  const all = Object.keys(real.targets);
  const again = (...files: string[]) => {
    run(all, { parallel: 2 });
    for (const file of files) put(file, `// ${file} changed at ${Date.now()}\n`);
    const said = run(all, { parallel: 2 });
    return all.filter((name) => !new RegExp(`tools-scripts:${name} +\\[`).test(said)).sort();
  };

  it('of a document runs what reads documents, and neither the unit tests nor the journeys', () => {
    expect(again('docs/geo.md', 'README.md')).toEqual(['documents', 'format']);
  });

  it('of a document is judged by each spec that reads one', () => {
    const { stages } = jest.requireActual<{ stages: { documents: { args(): string[] } } }>(
      path.join(root, 'tools/scripts/lib/stages.mjs'),
    );
    const documentSpecs = stages.documents.args();
    const reads = /\b(read\w*|filesOf)\((?:[^()]|\([^()]*\))*\.md\b/;
    const specs = globSync('{apps,libs,tools}/*/**/*.spec.{ts,tsx}', { cwd: root }).filter(
      (file) => !/node_modules|dist/.test(file) && reads.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(specs.length).toBeGreaterThan(3);
    expect(
      specs.filter((file) => !documentSpecs.includes(file) && file !== 'tools/nx/stages.spec.ts'),
    ).toEqual([]);
  });

  it('of a source runs all', () => {
    expect(again('libs/geo/feature/src/a.ts')).toEqual([...all].sort());
  });
});
