import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { ClearableSelect } from './ClearableSelect';
import { foldedFilter } from './folded-filter';

const options = [
  { value: 'eu', label: 'Europe' },
  { value: 'af', label: 'Africa' },
];

async function openSelect({ search = false, begin = 'eu' as string | undefined } = {}) {
  const told: (string | undefined)[] = [];
  function Screen() {
    const [value, setValue] = useState<string | undefined>(begin);
    return (
      <>
        <ClearableSelect
          aria-label="Area"
          value={value}
          options={options}
          {...(search && { showSearch: foldedFilter })}
          onChange={(next) => {
            told.push(next);
            setValue(next);
          }}
        />
        <button type="button">Next</button>
      </>
    );
  }
  const rendered = await renderScreen(<Screen />, { path: '/area' });
  const field = screen.getByRole('combobox', { name: 'Area' });
  return { ...rendered, field, told };
}
const chosen = () => document.querySelector('.ant-select-content')?.textContent ?? '';
const cross = () => document.querySelector('.ant-select-clear') as HTMLElement;

it('is a single tab stop, as its cross is only for the pointer', async () => {
  const { user, field } = await openSelect();
  act(() => field.focus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(field).toHaveFocus();
});

it.each(['Backspace', 'Delete'])('is cleared by %s, once, and stays closed', async (key) => {
  const { user, field, told } = await openSelect();
  act(() => field.focus());
  await user.keyboard(`{${key}}`);
  expect(told).toEqual([undefined]);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  // Nothing is left to clear.
  await user.keyboard(`{${key}}`);
  expect(told).toHaveLength(1);
});

it('is cleared by its cross', async () => {
  const { user, told } = await openSelect();
  await user.click(cross());
  expect(told).toEqual([undefined]);
});

it('clears typed text first', async () => {
  const { user, field, told } = await openSelect({ search: true });
  await user.click(field);
  await user.keyboard('a{Backspace}');
  expect(told).toEqual([]);
  await user.keyboard('{Backspace}');
  expect(told).toEqual([undefined]);
});

it('the cross that appears with typed text is not a tab stop either', async () => {
  const { user, field } = await openSelect({ search: true, begin: undefined });
  await user.click(field);
  fireEvent.change(field, { target: { value: 'Afr' } });
  await screen.findByTitle('Africa');
  if (cross()) expect(cross()).toHaveAttribute('tabindex', '-1');
  expect(chosen()).not.toContain('Africa');
});
