// Builds the product: `build.mjs` builds all apps into dist/apps, `build.mjs api` or another name builds one, and `build.mjs
// --if-changed` does nothing if no source has changed since the last build.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { withLock } from './lib/lock.mjs';
import { at } from './lib/root.mjs';
import { sourceStamp } from './lib/stamp.mjs';

const all = ['api', 'backoffice', 'supplier-sandbox'];
const stampFile = at('dist/.stamp');
const args = process.argv.slice(2);
const apps = args.filter((name) => all.includes(name));

process.env.NODE_ENV = 'production';
await withLock('build', async () => {
  if (args.includes('--if-changed') && isFresh()) return;
  const started = Date.now();
  const stamp = sourceStamp();
  const chosen = apps.length > 0 ? apps : all;
  rmSync(stampFile, { force: true });
  await Promise.all(chosen.map(build));
  // A single app's build says nothing about the others, so only a complete build counts as current.
  if (chosen.length === all.length) writeFileSync(stampFile, stamp);
  console.log(`Built ${chosen.join(', ')} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}).catch(fail);

function isFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();
}

/** The tools have already said what is wrong and where; their stacks add nothing. */
function fail(error) {
  console.error(`The build failed: ${error.message}`);
  process.exit(1);
}

/** Builds beside the old output and then swaps the two, so that a failed or interrupted build leaves the old one complete. */
async function build(app) {
  const { bundle } = await import('./lib/bundle.mjs');
  const [target, fresh, old] = [at('dist/apps', app), at(`dist/.new-${app}`), at(`dist/.old-${app}`)];
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  await bundle(app, fresh);
  mkdirSync(at('dist/apps'), { recursive: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}
