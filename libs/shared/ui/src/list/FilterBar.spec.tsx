import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { i18n, setLanguage, type FilterField, type FilterPickerProps } from '@traveldesk/shared-web';
import { FilterBar } from './FilterBar';

const Picker = ({ label }: FilterPickerProps) => <input aria-label={label} />;

const fields: readonly FilterField[] = [
  { key: 'name', kind: 'text', label: 'common:list.search' },
  { key: 'kind', kind: 'select', label: 'common:list.more', options: [{ value: 'a', name: 'A' }] },
  { key: 'owner', kind: 'picker', label: 'common:list.reset', Picker },
];

const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

it('shows the frame of every filter in the first step, so that none appears later in an empty space', async () => {
  await setLanguage('en');
  act.IS_REACT_ACT_ENVIRONMENT = false;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const nothing = () => undefined;
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <FilterBar fields={fields} values={{}} onSearch={nothing} onUnknown={nothing} />
      </I18nextProvider>,
    ),
  );
  try {
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(screen.getByRole('textbox')).toBeVisible();
  } finally {
    flushSync(() => root.unmount());
    act.IS_REACT_ACT_ENVIRONMENT = true;
  }
});

describe('the filters of a long list', () => {
  const labels = ['search', 'reset', 'more', 'export', 'exportExcel', 'unknown'] as const;
  const many = labels.map((label) => ({ key: label, kind: 'text', label: `common:list.${label}` }) as const);
  const onSearch = jest.fn();
  const show = (of: readonly FilterField[], values: Record<string, string> = {}) =>
    renderScreen(<FilterBar fields={of} values={values} onSearch={onSearch} onUnknown={() => undefined} />, {
      path: '/trains',
      permissions: [],
    });
  const boxes = () => screen.getAllByRole('searchbox').map((box) => box.getAttribute('aria-label'));

  it('are four, and the others behind a button', async () => {
    const { user } = await show(many);
    expect(boxes()).toEqual(['Search', 'Reset', 'More filters', 'Export CSV']);
    const more = screen.getByRole('button', { name: 'More filters', expanded: false });
    more.focus();
    await user.keyboard('{Enter}');
    expect(boxes()).toHaveLength(6);
    await user.keyboard('{Tab}Excel{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith({ exportExcel: 'Excel' });
    await user.click(more);
    expect(boxes()).toHaveLength(4);
  });

  it('are five where the button would hide only one', async () => {
    await show(many.slice(0, 5));
    expect(boxes()).toHaveLength(5);
  });

  it('show one in use, which keeps the focus when it is emptied', async () => {
    const { user } = await show(many, { exportExcel: 'x' });
    expect(boxes()).toEqual(['Search', 'Reset', 'More filters', 'Export CSV', 'Export Excel']);
    const box = screen.getByRole('searchbox', { name: 'Export Excel' });
    expect(box).toHaveValue('x');
    await user.clear(box);
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith({});
    expect(box).toHaveFocus();
  });
});
