import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './run';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  version: string;
}
const readManifest = (file: string) =>
  JSON.parse(readFileSync(path.join(workspace, file), 'utf8')) as Manifest;

const tools = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'];

/** The examples of a README, each with the name of its file, which follows its language. */
function examplesOf(readme: string): [name: string, code: string][] {
  return [...readme.matchAll(/```tsx? (\S+)\n([^]*?)```/g)].map(([, name = '', code = '']) => [name, code]);
}

/** Writes a Vite application that uses the published package as its README says, into an empty folder. */
export function writeScratch(folder: string): void {
  const own = readManifest('package.json');
  const { peerDependencies = {}, version } = readManifest('libs/shared/ui/package.json');
  const used = { ...own.dependencies, ...own.devDependencies };
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, used[name]]));
  cpSync(path.join(__dirname, '../scratch'), folder, { recursive: true });
  const manifest = {
    name: 'scratch',
    private: true,
    type: 'module',
    dependencies: { '@traveldesk/shared-ui': version, ...pick(Object.keys(peerDependencies)) },
    devDependencies: pick(tools),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  mkdirSync(path.join(folder, 'src/readme'));
  for (const [name, code] of examplesOf(
    readFileSync(path.join(workspace, 'libs/shared/ui/README.md'), 'utf8'),
  ))
    writeFileSync(path.join(folder, 'src/readme', name), code);
}
