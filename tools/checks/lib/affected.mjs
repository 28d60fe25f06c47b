// Prints the projects that Nx marks as affected by a change of each file, as JSON: { [file]: [project, …] }. The arguments are files, as
// paths from the workspace's root. One process asks for all of them, since Nx needs seconds to start.
import { createProjectGraphAsync } from '@nx/devkit';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph.js';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils.js';

const graph = await createProjectGraphAsync({ exitOnError: true });
const affected = {};
for (const file of process.argv.slice(2)) {
  const { nodes } = await filterAffected(graph, calculateFileChanges([file], []));
  affected[file] = Object.keys(nodes).sort();
}
console.log(JSON.stringify(affected));
// The plugins of Nx keep the process alive.
process.exit(0);
