import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Target {
  executor?: string;
  cache?: boolean;
  dependsOn?: (string | object)[];
  inputs?: (string | object)[];
  outputs?: string[];
  options: { command?: string; cwd?: string; env?: Record<string, string>; folder?: string };
}
interface Graph {
  nodes: Record<string, { data: { root: string; tags: string[]; targets: Record<string, Target> } }>;
  dependencies: Record<string, { target: string }[]>;
}

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The projects and their dependencies as Nx sees them: `nx show project NAME --json` shows the same for one. */
function graphOfNx(): Graph {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-graph-'));
  try {
    const file = path.join(folder, 'graph.json');
    const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
    const env = { ...process.env, NX_DAEMON: 'false' };
    execFileSync(process.execPath, [nx, 'graph', `--file=${file}`], { cwd: root, env, stdio: 'pipe' });
    return (JSON.parse(readFileSync(file, 'utf8')) as { graph: Graph }).graph;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { nodes, dependencies } = graphOfNx();
const targetsOf = (project: string) => nodes[project]?.data.targets ?? {};
const target = (project: string, name: string): Target => {
  const found = targetsOf(project)[name];
  if (!found) throw new Error(`nx ${name} ${project} does nothing: there is no such target.`);
  return found;
};

const nxJson = JSON.parse(read('nx.json')) as {
  namedInputs: Record<string, unknown[]>;
  tasksRunnerOptions: Record<string, { options: Record<string, unknown> }>;
};

/** The files that inputs stand for, where they name some of the workspace. */
const namedFiles = (inputs: readonly unknown[]): string[] =>
  inputs.flatMap((input) =>
    typeof input === 'string'
      ? nxJson.namedInputs[input]
        ? namedFiles(nxJson.namedInputs[input])
        : [input]
      : [],
  );

const isShared = (project: string) => project.startsWith('shared-');
const shellTests = jest.requireActual<{ moduleNameMapper: Record<string, string> }>(
  path.join(root, 'apps/backoffice/jest.config.cjs'),
);
const aliases = (
  JSON.parse(read('tsconfig.base.json')) as { compilerOptions: { paths: Record<string, unknown> } }
).compilerOptions.paths;

/** The name of a project's tests, where it is not `test`. */
const testsOf: Record<string, string> = {
  'backoffice-e2e': 'e2e',
  'tools-checks': 'check',
  'tools-generators': 'check',
};

describe("the targets of Nx's own plugins", () => {
  it.each([
    ['build', 'backoffice', 'vite build'],
    ['serve', 'backoffice', 'vite'],
    ['preview', 'backoffice', 'vite preview'],
    ['e2e', 'backoffice-e2e', 'playwright test'],
    ['build', 'api', 'vite build'],
    ['build', 'supplier-sandbox', 'vite build'],
    ['lint', 'geo-server', 'eslint .'],
  ])('nx %s %s runs %s', (name, project, command) => {
    const { executor, options } = target(project, name);
    expect({ executor, command: options.command }).toEqual({ executor: 'nx:run-commands', command });
    expect(options.cwd).toBe(nodes[project]?.data.root);
  });

  it('exist in every project: lint always, types and tests where there is something to check', () => {
    const has = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;
    const lacking = Object.entries(nodes).flatMap(([name, { data }]) => {
      const wanted = ['lint'];
      if (has(`${data.root}/tsconfig.json`)) wanted.push('typecheck');
      if (has(`${data.root}/**/*.spec.{ts,tsx}`)) wanted.push(testsOf[name] ?? 'test');
      return wanted.filter((one) => !data.targets[one]?.cache).map((one) => `${name}: ${one}`);
    });
    expect(Object.keys(nodes).length).toBeGreaterThan(45);
    expect(lacking).toEqual([]);
  });

  it("build the product whatever the shell's environment: React's development build is twice as large, and slow", () => {
    expect(target('backoffice', 'build').options.env).toEqual({ NODE_ENV: 'production' });
  });

  it("run all tests with one executor, which sets NODE_ENV: in React's production build no screen's test would run", () => {
    const others = Object.keys(nodes).flatMap((project) =>
      ['test', 'check']
        .filter((name) => targetsOf(project)[name])
        .filter((name) => target(project, name).executor !== '@traveldesk/nx:jest')
        .map((name) => `${name} ${project}`),
    );
    expect(others).toEqual([]);
    expect(target('geo-server', 'test').options.folder).toBe('libs/geo/server');
  });

  it("run a project's tests again for another database, and for all of them", () => {
    const wanted = [{ env: 'TESTS' }, { runtime: 'node tools/scripts/machine.mjs' }];
    expect(nxJson.namedInputs.testing).toEqual(expect.arrayContaining(wanted));
    expect(target('geo-server', 'test').inputs).toEqual(['testing', '^production']);
    for (const name of ['test', 'check']) expect(target('backoffice', name).inputs).toContain('testing');
  });

  it('build each app into dist, and serve no server as a page', () => {
    for (const app of ['api', 'backoffice', 'supplier-sandbox'])
      expect(target(app, 'build').outputs).toEqual([`{workspaceRoot}/dist/apps/${app}`]);
    const pages = ['preview', 'serve', 'serve-static'];
    const served = ['api', 'supplier-sandbox'].flatMap((app) =>
      pages.filter((one) => targetsOf(app)[one]).map((one) => `${app}: ${one}`),
    );
    expect(served).toEqual([]);
  });
});

describe("Nx's cache of a run", () => {
  it('is not used for a server when the way servers are built has changed', () => {
    expect(target('api', 'build').inputs).toContain('{workspaceRoot}/tools/vite/**/*');
  });

  it('contains one build of each app before the journeys, which use it as it is', () => {
    const { dependsOn, options } = target('backoffice-e2e', 'e2e');
    expect(dependsOn).toEqual(['api:build', 'backoffice:build', 'supplier-sandbox:build']);
    expect(options.env).toEqual({ REUSE_BUILD: '1' });
    expect(read('apps/backoffice-e2e/src/support/global-setup.ts')).toContain('!process.env.REUSE_BUILD');
  });

  it.each([
    [
      'tools-checks',
      ['.eslintrc*.json', '*.{cjs,json,md}', 'apps/**/*', 'docs/**/*', 'libs/**/*', 'tools/**/*'],
    ],
    ['tools-eslint-rules', ['.eslintrc*.json', '.oxlintrc.json', '{apps,libs,tools}/**/project.json']],
    ['tools-generators', ['.eslintrc*.json', 'apps/api/src/*.ts', 'libs/shared/**/*']],
  ])('of %s is not used when a workspace file that it reads has changed', (project, files) => {
    const wanted = files.map((file) => `{workspaceRoot}/${file}`);
    expect(target(project, testsOf[project] ?? 'test').inputs).toEqual(expect.arrayContaining(wanted));
  });
});

describe('a change to a spec', () => {
  it('does not count as a change of its library for others', () => {
    const specs = ['!{projectRoot}/**/*.spec.ts', '!{projectRoot}/**/*.spec.tsx'];
    expect(nxJson.namedInputs.production).toEqual(expect.arrayContaining(specs));
  });

  it.each([
    ['api', 'build'],
    ['backoffice', 'build'],
    ['supplier-sandbox', 'build'],
    ['backoffice-e2e', 'e2e'],
    ['geo-server', 'test'],
  ])('does not affect %s %s, which uses only the production files of other libraries', (project, name) => {
    const inputs = target(project, name).inputs ?? [];
    const others = inputs.filter((input) => typeof input === 'string' && input.startsWith('^'));
    expect(others).toEqual(['^production']);
    expect(inputs.filter((input) => typeof input === 'string' && /\/libs\//.test(input))).toEqual([]);
  });
});

describe('a new library', () => {
  it.each(['build', 'lint', 'test', 'typecheck'])("keeps Nx's cached nx %s of the others", (name) => {
    // changed-files.spec.ts of tools/generators checks the generator's changes outside the projects.
    const changed = ['.eslintrc.boundaries.json', 'tsconfig.base.json'].map(
      (file) => `{workspaceRoot}/${file}`,
    );
    const targets = Object.entries(nodes).filter(([project]) => !project.startsWith('tools-'));
    const invalidated = targets
      .filter(([, { data }]) =>
        namedFiles(data.targets[name]?.inputs ?? []).some((file) => changed.includes(file)),
      )
      .map(([project]) => project);
    expect(invalidated).toEqual([]);
  });

  it('adds paths that count only for itself', () => {
    expect(nxJson.tasksRunnerOptions.default?.options.selectivelyHashTsConfig).toBe(true);
  });
});

describe('checks that read the whole workspace are not tests of a project, which every change would run again', () => {
  it('the checks of the rules', () => {
    expect(Object.keys(targetsOf('tools-checks'))).not.toContain('test');
  });

  it('the checks of each screen of every library', () => {
    const { cache, options } = target('backoffice', 'check');
    expect({ cache, ...options }).toEqual({ cache: true, folder: 'apps/backoffice/src/each-screen' });
  });

  it("the shell's tests load only the shared libraries and the manifests, and run again when those change", () => {
    // The loop also visits items added to the set meanwhile, so it finds indirect dependencies too.
    const needed = new Set(['backoffice']);
    for (const project of needed)
      for (const one of dependencies[project] ?? []) if (isShared(one.target)) needed.add(one.target);
    needed.delete('backoffice');
    expect([...needed]).toContain('shared-ui');
    expect(target('backoffice', 'test').inputs).toEqual([
      'testing',
      { input: 'production', projects: [...needed].sort() },
      '{workspaceRoot}/libs/*/contract/src/manifest/**/*',
      '{workspaceRoot}/libs/*/contract/src/permissions.ts',
    ]);
    const { moduleNameMapper } = shellTests;
    const [[pattern, file] = []] = Object.entries(moduleNameMapper);
    const refused = Object.keys(aliases).filter((alias) => new RegExp(pattern ?? '').test(alias));
    expect(file).toBe(path.join(root, 'apps/backoffice/src/testing/no-library.cjs'));
    const loaded = /^@traveldesk\/(shared-|[a-z-]+-contract\/manifest\/)/;
    expect(refused).toEqual(Object.keys(aliases).filter((alias) => !loaded.test(alias)));
  });
});

describe('commands in the documentation', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'docs/adr/0062-nx-builds-and-two-checks-are-ours.md'];
  /** `nx build backoffice`, and each of `nx build|serve backoffice`; NAME is any project. */
  const named = pages.flatMap((page) =>
    [
      ...read(page)
        .replaceAll('\\|', '|')
        .matchAll(/\bnx ([a-z][a-z0-9|-]*) ([a-z][a-z0-9-]*|NAME)\b/g),
    ].flatMap(([, targets = '', project = '']) =>
      targets
        .split('|')
        .map((name) => ({ page, name, project: project === 'NAME' ? 'geo-feature' : project })),
    ),
  );
  const commands = named.filter(({ name }) => !/^(affected|g|graph|show|run-many)$/.test(name));

  it('exist', () => {
    const missing = commands.filter(({ name, project }) => !targetsOf(project)[name]);
    expect(missing).toEqual([]);
  });

  it('are all in CONTRIBUTING.md', () => {
    const said = commands
      .filter(({ page }) => page === 'CONTRIBUTING.md')
      .map(({ name, project }) => `${name} ${project}`);
    expect(said).toEqual(
      expect.arrayContaining([
        'build backoffice',
        'serve backoffice',
        'preview backoffice',
        'e2e backoffice-e2e',
        'build api',
        'test geo-feature',
        'lint geo-feature',
        'typecheck geo-feature',
        'check tools-checks',
        'check backoffice',
      ]),
    );
  });
});
