import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { at, root } from './root.mjs';
import { stages } from './stages.mjs';

/**
 * Runs targets of this folder's project by Nx, and prints what they say. Answers the names of those that were not run
 * again: Nx has kept how they ended. Of one that runs alone, what it said then is not printed: it is a thousand lines.
 */
export async function runStages(chosen, { parallel, all = false, env = process.env }) {
  const options = ['--projects=tools-scripts', `--parallel=${parallel}`, `--targets=${chosen.join(',')}`];
  if (all) options.push('--skip-nx-cache');
  const nx = spawn(
    process.execPath,
    [at('node_modules/nx/dist/bin/nx.js'), 'run-many', ...options, '--output-style=stream-without-prefixes'],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((done) => nx.once('close', done));
  const kept = new Set();
  await Promise.all([nx.stdout, nx.stderr].map((stream) => say(stream, parallel === 1, kept)));
  await ended;
  // What the chosen ones depend on was chosen before: that it is not run twice in one run says nothing.
  return chosen.filter((name) => kept.has(name));
}

/** The line that says which stages were not run again, or none. */
export function notRunAgain(names) {
  const titles = names.map((name) => stages[name].title);
  return titles.length > 0 ? [`\nNot run again, as nothing has changed for them: ${titles.join(', ')}`] : [];
}

/** Prints the lines of a stream as they come, and notes the targets that Nx says it has from its cache. */
async function say(stream, alone, kept) {
  let former = false;
  for await (const line of createInterface({ input: stream })) {
    const [, name, cached] = /^> nx run tools-scripts:([\w-]+)(?: +\[(.*)\])?/.exec(line) ?? [];
    if (cached) kept.add(name);
    if (name || line.startsWith(' NX ')) former = Boolean(cached) && alone;
    if (!former) console.log(line);
  }
}
