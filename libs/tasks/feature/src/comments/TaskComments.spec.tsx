import { screen, waitFor, within } from '@testing-library/react';
import type { TaskComment } from '@traveldesk/tasks-contract';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { mona } from '../tasks/tasks.fake';
import { TaskComments } from './TaskComments';

const task = '0198f000-0000-7000-8000-0000000000a1';
const path = `/tasks/view/${task}`;
const omar = { id: '0198f000-0000-7000-8000-0000000000c9', name: 'Omar Nabil' };

function comment(changes: Partial<TaskComment> = {}): TaskComment {
  return {
    id: '0198f000-0000-7000-8000-0000000000d1',
    text: 'Called them.\nNobody answered.',
    author: { name: 'Nour Adel' },
    mentions: [],
    own: false,
    version: 1,
    edited_at: null,
    created_at: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}

const said = { body: { message: 'Done.', data: comment() } };

async function open(rows: TaskComment[], permissions = ['show_tasks', 'update_tasks']) {
  const api = mockApi({
    'GET /tasks/{id}/comments': () => ({ body: { data: rows, total: rows.length } }),
    'GET /tasks/{id}/people': () => ({ body: { data: [mona] } }),
    'POST /tasks/{id}/comments': () => ({ ...said, status: 201 }),
    'PUT /tasks/{id}/comments/{commentId}': () => said,
    'DELETE /tasks/{id}/comments/{commentId}': () => said,
  });
  const { user } = await renderScreen(<TaskComments task={task} />, { path, permissions });
  return { api, user };
}

describe('the comments on a task', () => {
  it('show their mentions by name, and neither a form nor actions to readers', async () => {
    await open([comment({ text: `<@${omar.id}> look`, mentions: [omar], own: true })], ['show_tasks']);
    expect(await screen.findByText('@Omar Nabil')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit comment' })).not.toBeInTheDocument();
  });

  it('are written with a mention: the sign leads to the picker, and the choice back to the text', async () => {
    const { api, user } = await open([]);
    const text = await screen.findByRole('textbox', { name: 'New comment' });
    await user.type(text, 'Ask @');
    const picker = screen.getByRole('combobox', { name: 'Mention a user (@)' });
    expect(picker).toHaveFocus();
    await user.keyboard('mona');
    await user.click(await screen.findByTitle(mona.name));
    await waitFor(() => expect(text).toHaveFocus());
    expect(text).toHaveValue('Ask @Mona Said ');
    await user.keyboard('first');
    await user.click(screen.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(text).toHaveValue(''));
    expect(api.callsTo('POST /tasks/{id}/comments')[0]?.body).toEqual({ text: `Ask <@${mona.id}> first` });
  });

  it('keep the typed text when they are refused, and say why', async () => {
    const { api, user } = await open([]);
    api.use({ 'POST /tasks/{id}/comments': () => problem(404, 'not_found', 'This was not found.') });
    const text = await screen.findByRole('textbox', { name: 'New comment' });
    await user.type(text, 'Too late');
    await user.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This was not found.');
    expect(text).toHaveValue('Too late');
  });

  it('are edited and deleted by their author', async () => {
    const own = comment({ text: `<@${omar.id}> lok`, mentions: [omar], own: true, version: 3 });
    const { api, user } = await open([own, comment({ id: '0198f000-0000-7000-8000-0000000000d2' })]);
    await user.click(await screen.findByRole('button', { name: 'Edit comment' }));
    const text = screen.getByRole('textbox', { name: 'Change the comment' });
    expect(text).toHaveValue('@Omar Nabil lok');
    await user.type(text, '{Backspace}{Backspace}{Backspace}look');
    await user.click(screen.getByRole('button', { name: 'Save comment' }));
    await waitFor(() => expect(text).not.toBeInTheDocument());
    const [put] = api.callsTo('PUT /tasks/{id}/comments/{commentId}');
    expect([put?.body, put?.headers.get('if-match')]).toEqual([{ text: `<@${omar.id}> look` }, '"3"']);
    await user.click(screen.getByRole('button', { name: 'Delete comment' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Delete this comment?');
    await user.click(within(dialog).getByRole('button', { name: 'Delete comment' }));
    await waitFor(() => expect(api.callsTo('DELETE /tasks/{id}/comments/{commentId}')).toHaveLength(1));
  });
});
