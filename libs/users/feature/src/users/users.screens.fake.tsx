import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { UserCreatePage } from './UserCreatePage';
import { UserEditPage } from './UserEditPage';
import { UsersPage } from './UsersPage';

const all = ['show_users', 'add_users', 'update_users', 'delete_users', 'export_users'];

/** Renders the users screens with the routes of the shell. */
export function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/users', element: <UsersPage /> },
      { path: '/users/create', element: <UserCreatePage /> },
      { path: '/users/edit/:id', element: <UserEditPage /> },
    ],
    { at: '/users', permissions: all, ...options },
  );
}

export const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

/** Returns the field once the form has loaded the record. */
export async function filled(name: string, value: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveValue(value));
  return screen.getByRole('textbox', { name });
}

/** Chooses an option by keyboard; antd reads legacy key codes, which user-event does not send. */
export async function choose(user: Rendered['user'], name: RegExp, typed: string): Promise<void> {
  const box = screen.getByRole('combobox', { name });
  await user.click(box);
  await user.keyboard(typed);
  await waitFor(() =>
    expect(document.querySelectorAll('.ant-select-item-option-active')).not.toHaveLength(0),
  );
  await act(async () => void fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 }));
}
