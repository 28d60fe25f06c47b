import { act, screen, within } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { setPreferences } from '@traveldesk/shared-web';
import { FilterBar, ListPage } from '@traveldesk/shared-ui';
import { pageCommands } from './page-commands';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useShortcuts } from './useShortcuts';

const onPalette = jest.fn();
const onHelp = jest.fn();

function Keys() {
  useShortcuts({ onPalette, onHelp });
  return null;
}

const filters = [{ key: 'name', label: 'list.search', kind: 'text' }] as const;

async function open(create: string | false = '/ships/create') {
  const rendered = await renderScreen(
    <>
      <Keys />
      <main id="main">
        <ListPage
          title="Ships"
          create={create}
          createLabel="Add Ship"
          filters={
            <FilterBar fields={filters as never} values={{}} onSearch={jest.fn()} onUnknown={jest.fn()} />
          }
        >
          <button type="button">A row’s own</button>
          <div data-keys='[["J","Next ship"]]' />
        </ListPage>
      </main>
    </>,
    { path: '/ships', permissions: [] },
  );
  return { ...rendered, box: screen.getByRole('searchbox') };
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => act(() => setPreferences({ shortcuts: 'yes' })));

describe('the keyboard shortcuts', () => {
  it.each([
    ['Ctrl K', '{Control>}k{/Control}'],
    ['Cmd K', '{Meta>}k{/Meta}'],
    ['/', '/'],
  ])('open the palette with %s', async (_, keys) => {
    const { user } = await open();
    await user.keyboard(keys);
    expect(onPalette).toHaveBeenCalledTimes(1);
  });

  it('list themselves with ?, and do what the page offers', async () => {
    const { user, address, box } = await open();
    await user.keyboard('?');
    expect(onHelp).toHaveBeenCalledTimes(1);
    await user.keyboard('f');
    expect(box).toHaveFocus();
    await user.keyboard('n/?');
    expect(box).toHaveValue('n/?');
    expect(onPalette).not.toHaveBeenCalled();
    act(() => box.blur());
    await user.keyboard('n');
    expect(address()).toBe('/ships/create');
  });

  it('work on a checkbox, where no text is typed, but not in a list of options', async () => {
    const { user } = await open();
    await renderScreen(
      <>
        <input type="checkbox" aria-label="Box" />
        <div role="listbox" aria-label="Choices" tabIndex={0} />
      </>,
      { path: '/boxes', permissions: [] },
    );
    act(() => screen.getByRole('listbox').focus());
    await user.keyboard('?');
    expect(onHelp).not.toHaveBeenCalled();
    act(() => screen.getByRole('checkbox', { name: 'Box' }).focus());
    await user.keyboard('?');
    expect(onHelp).toHaveBeenCalledTimes(1);
  });

  it('do nothing that the user may not do', async () => {
    const { user, address } = await open(false);
    await user.keyboard('n');
    expect(address()).toBe('/ships');
    expect(pageCommands().map(({ label }) => label)).not.toContain('Add Ship');
  });

  it('can be switched off, except for the key combination', async () => {
    const { user, address } = await open();
    act(() => setPreferences({ shortcuts: 'no' }));
    await user.keyboard('n/?f');
    expect([address(), onPalette.mock.calls.length, onHelp.mock.calls.length]).toEqual(['/ships', 0, 0]);
    await user.keyboard('{Control>}k{/Control}');
    expect(onPalette).toHaveBeenCalledTimes(1);
  });

  it("are listed together with the page's own, and without single keys where those are switched off", async () => {
    const { user } = await open();
    const onClose = jest.fn();
    await renderScreen(<ShortcutsDialog onClose={onClose} />, { path: '/', permissions: [] });
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const rows = () =>
      within(dialog)
        .getAllByRole('definition')
        .map(({ parentElement }) => parentElement?.textContent);
    expect(rows()).toContain('Add ShipN');
    expect(rows()).toContain('Next shipJ');
    expect(rows()).toContain('Go to the message that is shown, and backF8');
    await user.click(within(dialog).getByRole('radio', { name: 'Off' }));
    expect(rows()).not.toContain('Add ShipN');
    expect(rows()).not.toContain('Next shipJ');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });
});
