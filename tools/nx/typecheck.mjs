import path from 'node:path';

/** Gives every project that has a tsconfig.json the target `typecheck`, so that none of them has to write it down. */
export const createNodesV2 = [
  '{apps,libs,tools}/**/tsconfig.json',
  (files) =>
    files.map((file) => {
      const project = path.dirname(file);
      const target = {
        command: `node tools/scripts/typecheck.mjs ${project}`,
        cache: true,
        metadata: { description: 'Checks the types of this project' },
      };
      return [file, { projects: { [project]: { root: project, targets: { typecheck: target } } } }];
    }),
];
