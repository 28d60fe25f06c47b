// The executor behind `nx release publish`. npm takes a registry from its configuration, or else its own public one, so a forgotten
// argument would publish to the wrong place. This one publishes only to a registry that the command names. What is built stays private;
// a copy of it is published, so that `npm publish` by hand is refused too.
const { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

exports.default = async ({ registry, packageRoot, ...options }, context) => {
  if (!registry) {
    console.error('Name the registry to publish to: nx release publish --registry=URL');
    return { success: false };
  }
  const copy = mkdtempSync(path.join(context.root, 'dist/publish-'));
  try {
    cpSync(path.join(context.root, packageRoot), copy, { recursive: true });
    const file = path.join(copy, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    delete manifest.private;
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
    const { default: publish } = require(publishOfNx());
    return await publish({ ...options, registry, packageRoot: path.relative(context.root, copy) }, context);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/** Nx's own executor, which its package names only in the table of executors. */
function publishOfNx() {
  const table = require.resolve('@nx/js/executors.json');
  return path.join(path.dirname(table), require(table).executors['release-publish'].implementation);
}
