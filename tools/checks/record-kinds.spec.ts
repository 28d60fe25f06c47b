import { filesOf, read } from './lib/workspace';

/** `path: (id) => \`/companies/view/${id}\`` of what a domain's server says of its kinds of records. */
const declared = filesOf('libs/*/server/src/**/*-kind.ts').flatMap((file) =>
  [...read(file).matchAll(/path: \(id\) => `([^`$]+)\$\{id\}`/g)].map(([, path = '']) => ({ file, path })),
);

describe('where a record opens that another domain points at', () => {
  const screens = read('apps/backoffice/src/domains.ts');

  it('is said by those domains that have such records', () => {
    expect(declared.map(({ path }) => path).sort()).toEqual([
      '/approvals/view/',
      '/companies/view/',
      '/flights/bookings/view/',
      '/markups/view/',
      '/roles/view/',
      '/transactions/view/',
      '/users/view/',
    ]);
  });

  it('is a screen of the product', () => {
    expect(declared.filter(({ path }) => !screens.includes(`path: '${path}:id'`))).toEqual([]);
  });
});
