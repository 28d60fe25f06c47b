import { screen, waitFor, within } from '@testing-library/react';
import { searchLine, supplierLine } from '@traveldesk/flights-ui/testing';
import { openResults, supplierBar } from './results.fake';

const dozen = Array.from({ length: 12 }, (_, index) => `s${index}`);
const search = {
  ...searchLine,
  suppliers: dozen.map((key) => ({ key, name: `Supplier ${key}`, training: false })),
};
const shown = () =>
  within(screen.getByRole('list', { name: 'Suppliers' }))
    .getAllByRole('listitem')
    .map((item) => /Supplier s\d+/.exec(item.textContent)?.[0]);

it('a dozen suppliers that answer are one line, which opens to all of them', async () => {
  const { stream, user } = await openResults();
  stream.send(search, ...dozen.map((key) => supplierLine(key, { count: 2 })));
  const button = await screen.findByRole('button', { name: '12 suppliers answered' });
  expect(screen.queryByRole('list', { name: 'Suppliers' })).toBeNull();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(shown()).toHaveLength(12);
  expect(supplierBar('Supplier s11')).toHaveTextContent('2 offers, 1.2 s');
  // What the button opens is named by it.
  const opened = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(opened).toContainElement(supplierBar('Supplier s0'));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('list', { name: 'Suppliers' })).toBeNull();
});

it('who is still asked and who has failed stay in sight, with why and the button that asks again', async () => {
  const { stream } = await openResults();
  stream.send(
    search,
    ...dozen.slice(3).map((key) => supplierLine(key, {})),
    supplierLine('s1', { status: 'slow' }),
    supplierLine('s2', { status: 'failed', reason: 'timed_out' }),
  );
  expect(await screen.findByRole('button', { name: '9 of 12 suppliers answered' })).toBeVisible();
  expect(shown()).toEqual(['Supplier s0', 'Supplier s1', 'Supplier s2']);
  expect(supplierBar('Supplier s0')).toHaveTextContent('Searching…');
  expect(supplierBar('Supplier s2')).toHaveTextContent('it did not answer in time');
  expect(screen.getByRole('button', { name: 'Search Supplier s2 again' })).toBeEnabled();
  // The search is over: who has said nothing has not answered, and is not folded away with those that have.
  stream.send({ type: 'end', count: 18, ms: 10 });
  stream.end();
  await waitFor(() => expect(supplierBar('Supplier s0')).toHaveTextContent('No answer'));
  expect(shown()).toEqual(['Supplier s0', 'Supplier s1', 'Supplier s2']);
});

it.each([
  ['ar', 1, 'استجاب مورّد واحد'],
  ['ar', 2, 'استجاب مورّدان'],
  ['ar', 3, 'استجاب 3 مورّدين'],
  ['ar', 12, 'استجاب 12 مورّدًا'],
  ['fr', 1, '1 fournisseur a répondu'],
  ['fr', 12, '12 fournisseurs ont répondu'],
] as const)('the line speaks %s of %d', async (language, count, words) => {
  const { stream } = await openResults({}, { language });
  const some = dozen.slice(0, count);
  stream.send(
    { ...search, suppliers: search.suppliers.slice(0, count) },
    ...some.map((key) => supplierLine(key, {})),
  );
  expect(await screen.findByRole('button', { name: words })).toBeVisible();
});
