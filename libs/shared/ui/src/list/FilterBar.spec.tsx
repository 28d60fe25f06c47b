import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { i18n, setLanguage, type FilterField, type FilterPickerProps } from '@traveldesk/shared-web';
import { FilterBar } from './FilterBar';

const Picker = ({ label }: FilterPickerProps) => <input aria-label={label} />;

const fields: readonly FilterField[] = [
  { key: 'name', kind: 'text', label: 'common:list.search' },
  { key: 'kind', kind: 'select', label: 'common:list.filters', options: [{ value: 'a', name: 'A' }] },
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
