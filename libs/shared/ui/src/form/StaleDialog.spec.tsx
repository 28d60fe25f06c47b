import { screen } from '@testing-library/react';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { renderScreen, type RenderOptions } from '@traveldesk/shared-testing/web';
import { StaleDialog } from './StaleDialog';

interface Role {
  name: string;
  permissions: string[];
  assignable: boolean;
}

const mine: Role = { name: 'Desk', permissions: ['a', 'b', 'c'], assignable: false };
const theirs: Role = { name: 'Desk', permissions: ['b', 'a'], assignable: false };
const change: HistoryEntry = {
  id: '1',
  at: '2026-11-21T08:00:00.000Z',
  action: 'update',
  actor: { id: '2', name: 'Karim Adel' },
  address: null,
  request_id: null,
  changes: [],
};

const open = (
  { change: newest, ...options }: RenderOptions & { change?: HistoryEntry },
  saved: Role = theirs,
) =>
  renderScreen(
    <StaleDialog<Role>
      fields={{
        name: { label: 'Name', value: ({ name }) => name },
        permissions: { label: 'Permissions', value: ({ permissions }) => permissions },
        assignable: { label: 'Assignable', value: ({ assignable }) => assignable },
      }}
      mine={mine}
      theirs={saved}
      change={newest}
      onChoose={() => undefined}
    />,
    { path: '/', permissions: [], ...options },
  );

const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

it('shows only what the other version of a list lacks, and no equal field', async () => {
  await open({});
  expect(rows()).toEqual([
    ['Field', 'Yours', 'Saved version'],
    ['Permissions', 'Only here: c', 'Nothing more'],
  ]);
});

it('does not show a list that differs only in order', async () => {
  await open({}, { ...mine, name: 'Night', permissions: ['c', 'b', 'a'] });
  expect(rows().slice(1)).toEqual([['Name', 'Desk', 'Night']]);
});

it('shows on and off in words', async () => {
  await open({}, { ...mine, assignable: true });
  expect(rows().slice(1)).toEqual([['Assignable', 'No', 'Yes']]);
});

it.each([
  [change, /^Saved by Karim Adel on 21 Nov 2026/],
  [{ ...change, actor: { hidden: 'staff' as const } }, /^Saved by Traveldesk staff on/],
  [undefined, /^Someone saved it after you opened it/],
])('names the user who saved, as far as the reader may know: %#', async (newest, words) => {
  await open(newest ? { change: newest } : {});
  expect(screen.getByText(words)).toBeVisible();
});
