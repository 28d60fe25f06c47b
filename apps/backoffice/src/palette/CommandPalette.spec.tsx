import { screen, within } from '@testing-library/react';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { CommandPalette } from './CommandPalette';

async function open(permissions: readonly string[]) {
  mockApi();
  const onClose = jest.fn();
  const palette = <CommandPalette onClose={onClose} onCustomize={() => undefined} />;
  const rendered = await renderScreen(palette, { path: '/', permissions });
  const list = within(screen.getByRole('listbox'));
  return { ...rendered, onClose, list, box: screen.getByRole('combobox') };
}

describe('the command palette', () => {
  it('leads to what is typed, best first, by Enter', async () => {
    const { user, list, box, onClose, address } = await open(['update_countries', 'show_cities']);
    await user.type(box, 'cOu');
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Countries',
      'Add Country',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onClose).toHaveBeenCalled();
    expect(address()).toBe('/countries/create');
  });

  it('offers no screen that the user may not open', async () => {
    const { list } = await open([]);
    expect(list.queryByRole('option', { name: 'Countries' })).not.toBeInTheDocument();
    expect(list.getByRole('option', { name: 'Log out' })).toBeInTheDocument();
  });

  it('keeps the option that the arrows are on in sight', async () => {
    const { user, box, list } = await open([]);
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function seenIn(this: Element) {
      seen.push(this.textContent ?? '');
      // As browsers have begun to: no effect may take it for its end.
      return Promise.resolve() as unknown as void;
    };
    await user.click(box);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
    const labels = list.getAllByRole('option').map(({ textContent }) => textContent);
    expect(seen).toEqual([labels[1], labels[2], labels[1], labels[0], labels.at(-1)]);
    expect(list.getByRole('option', { selected: true })).toHaveTextContent(labels.at(-1) ?? '');
  });
});
