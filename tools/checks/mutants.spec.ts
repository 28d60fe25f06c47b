import { absolute, filesOf, read } from './lib/workspace';

interface Mutant {
  name: string;
  file: string;
  from: string;
  tests: string;
}

const { mutants } = jest.requireActual<{ mutants: Mutant[] }>(absolute('tools/scripts/lib/mutants.mjs'));

const specs = filesOf('{apps,libs}/**/src/**/*.spec.{ts,tsx}');

/** How often the file contains the code to change; 0 where there is no such file. */
function timesIn({ file, from }: Mutant): number {
  return filesOf(file).length === 0 ? 0 : read(file).split(from).length - 1;
}

describe('each planted bug', () => {
  it('has exactly one place in its file', () => {
    const wrong = mutants.filter((mutant) => timesIn(mutant) !== 1);
    expect(wrong.map((mutant) => `${mutant.name}: ${timesIn(mutant)} in ${mutant.file}`)).toEqual([]);
  });

  it('has specs that search for it', () => {
    const without = mutants.filter(({ tests }) => !specs.some((spec) => new RegExp(tests).test(spec)));
    expect(without.map(({ name, tests }) => `${name}: ${tests}`)).toEqual([]);
  });
});
