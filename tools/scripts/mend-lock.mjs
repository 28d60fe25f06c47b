// npm writes no lock entry for an optional package of another platform that the registry did not offer when the lock was written, and
// `npm ci` then rejects the lock ("Missing: … from lock file"). This adds the missing entries as stubs (version, os, cpu, optional). Run
// it after every change of the lock.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (path === '') continue;
    const nested = `${path}/node_modules/${name}`;
    const hoisted = `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[hoisted]) continue;
    const platform = platformOf(name);
    lock.packages[hoisted] = { version: version.replace(/^[^\d]*/, ''), ...platform, optional: true };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'the lock file is complete' : `added ${added.length} stub entries`);

/** Reads os and cpu from a platform package's name, as in `@swc/core-darwin-arm64`. */
function platformOf(name) {
  const os = /android|darwin|freebsd|linux|openharmony|win32|sunos|aix|netbsd|openbsd|wasm32/.exec(name)?.[0];
  const cpu = /arm64|x64|arm(?!64)|ppc64|s390x|riscv64|loong64|ia32|mips64el/.exec(name)?.[0];
  return { ...(cpu && { cpu: [cpu] }), ...(os && os !== 'wasm32' && { os: [os] }) };
}
