import { filesOf, read } from './lib/workspace';

const namesIn = (file: string, name: RegExp) => [...read(file).matchAll(name)].map(([, found]) => found);

/** The contract has no list of products (docs/adr/0133): a product without screens would have empty lists and pages. */
it('each product registered by a server has its screens in the shell, and there is no other', () => {
  const servers = filesOf('libs/*-bookings/server/src/*-product.ts');
  const registered = servers.flatMap((file) => namesIn(file, /^ {4}name: '(\w+)'/gm));
  expect(registered).toHaveLength(servers.length);
  expect(registered).not.toEqual([]);
  expect(namesIn('apps/backoffice/src/products.ts', /^ {2}(\w+): \{$/gm).sort()).toEqual(registered.sort());
});
