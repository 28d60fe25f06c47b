import path from 'node:path';

/** Serves a feature library alone, in the one host of `apps/backoffice/host`. */
const serve = (project) => ({
  command: 'vite --config host/host.config.ts',
  options: { cwd: 'apps/backoffice', env: { FEATURE: project.split('/')[1], NODE_ENV: 'development' } },
  continuous: true,
  metadata: { description: 'Serves the screens of this library over its fake API, with hot reload' },
});

const targetsOf = {
  'tsconfig.json': (project) => ({
    ...(/^libs\/[^/]+\/feature$/.test(project) && { serve: serve(project) }),
    typecheck: {
      command: `node tools/scripts/typecheck.mjs ${project}`,
      cache: true,
      metadata: { description: 'Checks the types of this project' },
    },
  }),
  'jest.config.cjs': (project) => ({
    test: {
      executor: '@traveldesk/nx:jest',
      options: { folder: project },
      cache: true,
      outputs: ['{workspaceRoot}/test-results/tests/{projectName}-test.json'],
      metadata: { description: 'Runs the tests of this project' },
    },
  }),
};

/** The checks of the whole workspace are not tests of a project: every change would run them again. */
const isTest = (file) => file !== 'tools/checks/jest.config.cjs';

/**
 * Gives every project with a tsconfig.json the target `typecheck`, every one with a jest.config.cjs the target `test`, and every feature
 * library the target `serve`.
 */
export const createNodesV2 = [
  '{apps/*,libs/*/*,tools/*}/{tsconfig.json,jest.config.cjs}',
  (files) =>
    files.filter(isTest).map((file) => {
      const { dir: project, base } = path.parse(file);
      return [file, { projects: { [project]: { root: project, targets: targetsOf[base](project) } } }];
    }),
];
