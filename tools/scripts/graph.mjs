// `npm run graph` writes docs/projects.md: pictures of the projects by layer and by domain, from Nx's own graph. With `--print` the page goes
// to the output instead, for the check that it is current.
import { writeFileSync } from 'node:fs';
import { createProjectGraphAsync } from '@nx/devkit';
import { at } from './lib/root.mjs';

/** Tags of projects that are in no picture: tests and tools use everything, and everything uses the shared libraries. */
const apart = /^type:(tool|testing-)/;

const { nodes, dependencies } = await createProjectGraphAsync({ exitOnError: true });
const tagOf = (project, kind) =>
  nodes[project]?.data.tags.find((tag) => tag.startsWith(`${kind}:`))?.slice(kind.length + 1);
const projects = Object.keys(nodes)
  .filter((project) => !nodes[project].data.tags.some((tag) => apart.test(tag)))
  .sort();

/** The uses between groups of projects, `{ group: Set of groups }`, where `groupOf` returns the group of a project or undefined. */
function usesBetween(groupOf) {
  const uses = {};
  for (const project of projects) {
    const group = groupOf(project);
    if (group === undefined) continue;
    const used = (dependencies[project] ?? [])
      .map(({ target }) => target)
      .filter((one) => projects.includes(one));
    uses[group] = new Set([...(uses[group] ?? []), ...used.map(groupOf)]).difference(
      new Set([group, undefined]),
    );
  }
  return uses;
}

/** Whether one group reaches another through a third one. */
function isIndirect(uses, from, to) {
  const seen = new Set([...uses[from]].filter((one) => one !== to));
  // A set grows during iteration: what is reached in several steps is found too.
  for (const one of seen) for (const next of uses[one] ?? []) seen.add(next);
  return seen.has(to);
}

/** A picture in Mermaid. Arrows that follow from others are left out. */
function pictureOf(uses, titleOf) {
  const groups = Object.keys(uses).sort();
  return [
    '```mermaid',
    'flowchart TD',
    ...groups.map((group) => `  ${group}["${titleOf(group)}"]`),
    ...groups.flatMap((from) =>
      [...uses[from]]
        .sort()
        .filter((to) => !isIndirect(uses, from, to))
        .map((to) => `  ${from} --> ${to}`),
    ),
    '```',
  ].join('\n');
}

function tableOf(rows) {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

const layerOf = (project) => tagOf(project, 'type');
const domainOf = (project) => {
  const scope = tagOf(project, 'scope');
  return scope === 'app' || scope === 'shared' ? undefined : scope;
};

const layers = usesBetween(layerOf);
const domains = usesBetween(domainOf);
const inLayer = (layer) => projects.filter((project) => layerOf(project) === layer);
const titleOfLayer = (layer) => {
  const found = inLayer(layer);
  return found.length > 3 ? `${layer}: ${found.length} projects` : `${layer}: ${found.join(', ')}`;
};
const floors = ['contract', 'ui', 'feature', 'server'];
const rows = Object.keys(domains)
  .sort()
  .map((domain) => [
    domain,
    ...floors.map((floor) => (nodes[`${domain}-${floor}`] ? 'x' : '')),
    [...domains[domain]].sort().join(', '),
  ]);

const page = `# Projects

\`npm run graph\` writes this page from Nx's graph; a check fails when it is outdated. An arrow leads from a project to one that it uses.
Arrows that follow from others are left out, as are tools and testing libraries. \`nx graph\` shows every project and each of its uses.

## Layers

${pictureOf(layers, titleOfLayer)}

## Domains

Every domain also uses the shared libraries. \`.eslintrc.boundaries.json\` declares which domains a domain may use, and the lint checks it.

${pictureOf(domains, (domain) => domain)}

${tableOf([['domain', ...floors, 'uses directly'], ...rows])}
`;

if (process.argv[2] === '--print') process.stdout.write(page);
else writeFileSync(at('docs/projects.md'), page);
// The plugins of Nx keep the process alive.
process.exit(0);
