import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { searchLine, supplierLine } from '@traveldesk/flights-ui/testing';
import { openResults, supplierBar, suppliersButton } from './results.fake';

const dozen = Array.from({ length: 12 }, (_, index) => `s${index}`);
const search = {
  ...searchLine,
  suppliers: dozen.map((key) => ({ key, name: `Supplier ${key}`, training: false })),
};
const shown = () =>
  within(screen.getByRole('list', { name: 'Suppliers' }))
    .getAllByRole('listitem')
    .map((item) => /Supplier s\d+/.exec(item.textContent)?.[0]);

it('a dozen answering suppliers are one line, which expands to all of them', async () => {
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
  // `aria-controls` of the button names the expanded element.
  const opened = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(opened).toContainElement(supplierBar('Supplier s0'));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('list', { name: 'Suppliers' })).toBeNull();
});

it('a slow or failed supplier joins the line, with the reason and a retry button', async () => {
  const { stream } = await openResults();
  stream.send(search, ...dozen.slice(3).map((key) => supplierLine(key, {})));
  expect(await screen.findByRole('button', { name: '9 of 12 suppliers answered' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Suppliers' })).toBeNull();
  stream.send(supplierLine('s2', { status: 'failed', reason: 'timed_out' }));
  await waitFor(() => expect(supplierBar('Supplier s2')).toHaveTextContent('it did not answer in time'));
  expect(screen.getByRole('button', { name: 'Search Supplier s2 again' })).toBeEnabled();
  stream.send(supplierLine('s1', { status: 'slow' }));
  await waitFor(() => expect(supplierBar('Supplier s1')).toBeVisible());
  expect(shown()).toEqual(['Supplier s2', 'Supplier s1']);
  // After the search, a supplier without an answer is shown, not hidden among the others.
  stream.send({ type: 'end', count: 18, ms: 10 });
  stream.end();
  await waitFor(() => expect(supplierBar('Supplier s0')).toHaveTextContent('No answer'));
  expect(shown()).toEqual(['Supplier s2', 'Supplier s1', 'Supplier s0']);
});

it('a slow supplier keeps its place in the line after it has answered', async () => {
  const { stream } = await openResults();
  stream.send(
    search,
    supplierLine('s4', { status: 'slow' }),
    supplierLine('s5', { status: 'failed', reason: 'timed_out' }),
  );
  await waitFor(() => expect(shown()).toEqual(['Supplier s4', 'Supplier s5']));
  stream.send(supplierLine('s4', { count: 7 }));
  await waitFor(() => expect(supplierBar('Supplier s4')).toHaveTextContent('7 offers'));
  expect(shown()).toEqual(['Supplier s4', 'Supplier s5']);
  expect(screen.getByRole('button', { name: '1 of 12 suppliers answered' })).toBeVisible();
});

it('expanded bars are expanded again after a return, so that the flights keep their place', async () => {
  const { stream, user, go, back } = await openResults();
  stream.send(search, ...dozen.map((key) => supplierLine(key, { count: 2 })));
  await user.click(await screen.findByRole('button', { name: '12 suppliers answered' }));
  await go('/elsewhere');
  expect(screen.getByText('elsewhere')).toBeVisible();
  await back();
  await waitFor(() => expect(suppliersButton()).toHaveAttribute('aria-expanded', 'true'));
  expect(shown()).toHaveLength(12);
});

it('expanded bars collapse after a reload, because their number is unknown until the search starts', async () => {
  const first = await openResults();
  first.stream.send(search);
  await first.user.click(await screen.findByRole('button', { name: '0 of 12 suppliers answered' }));
  expect(shown()).toHaveLength(12);
  cleanup();
  const { stream, user } = await openResults();
  stream.send(search);
  const button = await screen.findByRole('button', { name: '0 of 12 suppliers answered' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(shown()).toHaveLength(12);
});

it.each([
  ['ar', 1, 'استجاب مورّد واحد'],
  ['ar', 2, 'استجاب مورّدان'],
  ['ar', 3, 'استجاب 3 مورّدين'],
  ['ar', 12, 'استجاب 12 مورّدًا'],
  ['fr', 1, '1 fournisseur a répondu'],
  ['fr', 12, '12 fournisseurs ont répondu'],
] as const)('the line is shown in %s for %d suppliers', async (language, count, words) => {
  const { stream } = await openResults({}, { language });
  const some = dozen.slice(0, count);
  stream.send(
    { ...search, suppliers: search.suppliers.slice(0, count) },
    ...some.map((key) => supplierLine(key, {})),
  );
  expect(await screen.findByRole('button', { name: words })).toBeVisible();
});
