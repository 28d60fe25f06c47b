import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { markup } from '../markups.fake';
import { MarkupCreatePage } from '../markups/MarkupCreatePage';
import { MarkupEditPage } from '../markups/MarkupEditPage';
import { MarkupsPage } from '../markups/MarkupsPage';
import { nile } from '../rule.fake';

const all = ['show_markups', 'add_markups', 'update_markups'];
export const one = markup({ min_amount: '10', companies: [{ id: nile, below: true }] });
export const edit = `/markups/edit/${one.id}`;

export function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/markups', element: <MarkupsPage /> },
      { path: '/markups/create', element: <MarkupCreatePage /> },
      { path: '/markups/edit/:id', element: <MarkupEditPage /> },
      { path: '/error/*', element: <p>No such page</p> },
    ],
    { at: '/markups/create', permissions: all, ...options },
  );
}

// By labels and texts, and never by roles: a form of fifty fields has too many for jsdom to work out at each question.
export const box = (label: string) =>
  screen.getByLabelText(label, { selector: 'input:not([type="radio"]), textarea' });
/** The form mounts again when its initial values have loaded. */
export const ready = () => waitFor(() => expect(box('Name')).toBeEnabled());
/** Waits a moment, because antd notifies its selects later. */
export const done = (event: () => unknown) =>
  act(async () => {
    event();
    await new Promise((resolve) => setTimeout(resolve));
  });
export const type = (label: string, text: string) =>
  done(() => fireEvent.change(box(label), { target: { value: text } }));
export const enter = (label: string, day: string) =>
  done(() => fireEvent.change(screen.getByLabelText(label), { target: { value: day } }));
export const press = (text: string) =>
  done(() => fireEvent.click(screen.getByText(text, { selector: 'button *' })));
export const choose = (text: string) =>
  done(() => fireEvent.click(screen.getByText(text, { selector: '.ant-radio-button-label' })));
export const save = () => press('Save');

const plain = (text: string | null | undefined) =>
  text
    ?.replace(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();
export const sentence = () =>
  plain(document.querySelector('[role="status"][aria-label="In words"] p')?.textContent);
export const notice = () => plain(document.querySelector('p[role="status"][data-waits]')?.textContent);

/** antd reads the old key codes, which user-event does not send. */
export async function pick(label: string, typed: string, option: string) {
  const field = screen.getByLabelText(label, { selector: '[role="combobox"]' });
  await done(() => fireEvent.mouseDown(field));
  await done(() => fireEvent.change(field, { target: { value: typed } }));
  await screen.findByText(option, { selector: '.ant-select-item-option *' });
  await done(() => fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 }));
}
