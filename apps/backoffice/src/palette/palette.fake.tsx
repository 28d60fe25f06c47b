import { screen, within } from '@testing-library/react';
import { mockApi, renderScreen, type MockRoutes } from '@traveldesk/shared-testing/web';
import { CommandPalette } from './CommandPalette';

export const nile = {
  kind: 'company',
  id: '0198f000-0000-7000-8000-00000000c001',
  name: 'Nile Travel',
  hint: 'desk@nile.example',
  path: '/companies/view/0198f000-0000-7000-8000-00000000c001',
};

/** Renders the open palette on an empty page; the API finds no record unless `routes` say so. */
export async function openPalette(permissions: readonly string[], routes: MockRoutes = {}) {
  const api = mockApi({ 'GET /search': () => ({ body: { data: [] } }), ...routes });
  const onClose = jest.fn();
  const palette = (
    <CommandPalette onClose={onClose} onCustomize={() => undefined} onShortcuts={() => undefined} />
  );
  const rendered = await renderScreen(palette, { path: '/', permissions });
  const list = within(screen.getByRole('listbox'));
  return { ...rendered, api, onClose, list, box: screen.getByRole('combobox') };
}
