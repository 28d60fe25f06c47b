import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { commandAction, deleteAction, editAction, linkAction, type RowActionList } from './actions';
import { RowActions } from './RowActions';

const own = (label: string) => ({ label, name: 'Nadia', icon: null });
const remove = jest.fn();
const edit = editAction('/ships/edit/1', 'Nadia');
const crew = linkAction('/crew?ship=1', own('Crew'));
const gone = deleteAction(() => Promise.resolve(), 'Nadia');

beforeEach(() => remove.mockClear());

const open = (actions: RowActionList, language: 'en' | 'fr' | 'ar' = 'en') =>
  renderScreen(<RowActions actions={actions} onDelete={remove} />, {
    path: '/ships',
    permissions: [],
    language,
  });

test.each([
  ['en', ['Edit Nadia', 'Crew: Nadia'], 'Delete Nadia'],
  ['fr', ['Modifier Nadia', 'Crew : Nadia'], 'Supprimer Nadia'],
  ['ar', ['تعديل Nadia', 'Crew: Nadia'], 'حذف Nadia'],
] as const)('in %s each icon names its action and its record', async (language, links, button) => {
  await open([edit, crew, false, gone], language);
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? '');
  // Isolates around names and the narrow space before a French colon do not matter here.
  expect(names.map((name) => name.replace(/[\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' '))).toEqual(
    links,
  );
  expect(
    screen
      .getByRole('button')
      .getAttribute('aria-label')
      ?.replace(/[\u2066-\u2069]/g, ''),
  ).toBe(button);
  expect(screen.queryByRole('button', { name: /More/ })).not.toBeInTheDocument();
});

test('a command runs once at a time, and keeps the focus', async () => {
  let end = () => undefined as void;
  const run = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const { user } = await open([commandAction(run, own('Hail'))]);
  const hail = screen.getByRole('button', { name: 'Hail: Nadia' });
  await user.click(hail);
  await user.click(hail);
  expect(run).toHaveBeenCalledTimes(1);
  expect(hail).toHaveAttribute('aria-busy', 'true');
  expect(hail).toHaveFocus();
  await act(async () => end());
  await user.click(hail);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a command that failed can be run again', async () => {
  const run = jest.fn(() => Promise.reject(new Error('refused')));
  const { user } = await open([commandAction(run, own('Hail'))]);
  await user.click(screen.getByRole('button', { name: 'Hail: Nadia' }));
  await user.click(screen.getByRole('button', { name: 'Hail: Nadia' }));
  expect(run).toHaveBeenCalledTimes(2);
});

test('more than three share a menu, which works with the keyboard and returns the focus', async () => {
  const { user } = await open([edit, crew, commandAction(() => Promise.resolve(), own('Hail')), gone]);
  const more = await screen.findByRole('button', { name: 'More actions: Nadia' });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  more.focus();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Hail', 'Delete']);
  await waitFor(() => expect(items[0]).toHaveFocus());
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(remove).toHaveBeenCalledWith(gone));
  expect(more).toHaveFocus();
});
