import path from 'node:path';
import { filesOf, readJson, read } from './lib/workspace';

interface Package {
  sideEffects?: string[];
}

const packages = filesOf('{apps,libs}/**/package.json').flatMap((file) => {
  const { sideEffects } = readJson<Package>(file);
  return sideEffects ? [{ folder: path.dirname(file), sideEffects }] : [];
});

// A file that registers texts is imported only for that side effect. The build leaves it out unless the package says that it has
// side effects.
it.each(packages)('$folder names the files that register texts', ({ folder, sideEffects }) => {
  const files = filesOf(`${folder}/src/**/*.ts`).filter((file) => /^registerTexts\(/m.test(read(file)));
  const isNamed = (file: string) => sideEffects.some((pattern) => path.matchesGlob(`./${file}`, pattern));
  expect(files.map((file) => path.relative(folder, file)).filter((file) => !isNamed(file))).toEqual([]);
});
