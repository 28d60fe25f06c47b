import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { ChoiceSelect } from './ChoiceSelect';
import { ClearableSelect } from './ClearableSelect';

const titles = {
  en: ['Mr', 'Mrs', 'Ms', 'Miss', 'Dr'],
  fr: ['M.', 'Mme', 'Mlle', 'Dr', 'Économie Premium'],
  ar: ['السيد', 'السيدة', 'الآنسة', 'أنثى', 'ذكر'],
};

async function open({ labels = titles.en, clearable = false, begin = null as string | null } = {}) {
  const told = jest.fn();
  const options = labels.map((label) => ({ value: label.toLowerCase(), label }));
  function Screen() {
    const [value, setValue] = useState(begin);
    const props = {
      'aria-label': 'Title',
      value,
      options,
      onChange: (next: string | null | undefined) => {
        told(next);
        setValue(next ?? null);
      },
    };
    const select = clearable ? (
      <ClearableSelect<string> {...props} />
    ) : (
      <ChoiceSelect<string | null> {...props} />
    );
    return (
      <>
        {select}
        <input aria-label="Next" />
      </>
    );
  }
  const { user } = await renderScreen(<Screen />, { path: '/title' });
  const field = screen.getByRole('combobox', { name: 'Title' });
  act(() => field.focus());
  return { user, field, told };
}

const chosen = () => document.querySelector('.ant-select-content')?.textContent ?? '';

it.each([
  ['Mrs', titles.en, 'Mrs'],
  ['mr', titles.en, 'Mr'],
  ['male', ['Female', 'Male'], 'Male'],
  ['mme', titles.fr, 'Mme'],
  ['economie p', titles.fr, 'Économie Premium'],
  ['السيدة', titles.ar, 'السيدة'],
  ['السيد', titles.ar, 'السيد'],
  ['انثي', titles.ar, 'أنثى'],
])('"%s" and Enter choose the option that starts with it', async (typed, labels, label) => {
  for (const clearable of [false, true]) {
    const { user, field } = await open({ labels, clearable });
    await user.keyboard(`${typed}{Enter}`);
    expect(chosen()).toBe(label);
    expect(field).toHaveAttribute('aria-expanded', 'false');
    cleanup();
  }
});

it('keeps the typed letters when one of them is typed with Shift', async () => {
  const { user } = await open({ labels: ['Open', 'Do it', 'Done'] });
  await user.keyboard('D{Shift>}O{/Shift}n');
  expect(chosen()).toBe('Done');
});

it('chooses by letters in an open list too', async () => {
  const { user, field } = await open();
  await user.keyboard('{Enter}');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('Mrs{Enter}');
  expect(chosen()).toBe('Mrs');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('cycles through the options with the same first letter, and keeps the choice where none matches', async () => {
  const { user, told } = await open({ labels: ['Mr', 'Mrs', 'Dr'] });
  await user.keyboard('mmm');
  expect(told.mock.calls.flat()).toEqual(['mr', 'mrs', 'mr']);
  await user.keyboard('{Tab}{Shift>}{Tab}{/Shift}xyz');
  expect(told).toHaveBeenCalledTimes(3);
});

it('Home and End choose the first and the last option in an open list', async () => {
  for (const clearable of [false, true]) {
    const { user, field } = await open({ clearable, begin: 'ms' });
    await user.keyboard('{Enter}{End}');
    expect(chosen()).toBe('Dr');
    await user.keyboard('{Enter}{Home}');
    expect(chosen()).toBe('Mr');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    cleanup();
  }
});

it('Tab chooses the active option and moves to the next field, but changes nothing in a closed list', async () => {
  const { user, told, field } = await open({ begin: 'mr' });
  await user.keyboard('{Home}{End}{Tab}{Shift>}{Tab}{/Shift}');
  expect(told).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  // antd's list reads the key code.
  for (const key of ['ArrowDown', 'ArrowDown'])
    await act(async () => void fireEvent.keyDown(field, { key, keyCode: 40 }));
  await user.keyboard('{Tab}');
  expect(chosen()).toBe('Ms');
  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
});
