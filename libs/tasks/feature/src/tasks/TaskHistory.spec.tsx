import { screen } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import '../texts';
import { TaskHistory } from './TaskHistory';
import { fakeTasks, task } from './tasks.fake';

const title = { en: 'A gift for Nile', fr: 'Un cadeau pour Nile', ar: 'هدية لنايل' };

/** Shows the values of the first history entry of a task raised by the product or written by a person. */
async function show(language: 'en' | 'fr' | 'ar', after: Record<string, unknown>, raised = true) {
  const shown = task({ raised });
  const api = fakeTasks([shown]);
  const changes = Object.entries(after).map(([field, value]) => ({ field, before: null, after: value }));
  const entry = { id: '1', at: '2026-11-21T08:00:00.000Z', action: 'create', actor: null, address: null };
  api.use({
    'GET /tasks/{id}/history': () => ({
      body: { data: [{ ...entry, request_id: null, changes }], total: 1 },
    }),
  });
  await renderScreen(<TaskHistory id={shown.id} />, { path: '/', permissions: ['show_tasks'], language });
  await screen.findByRole('listitem');
  // The page knows that the product raised it once the task is loaded.
  if (raised) await screen.findByText({ en: 'Wallet', fr: 'Portefeuille', ar: 'المحفظة' }[language]);
  return screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
}

describe('the history of a task', () => {
  it.each([
    ['en', ['A gift for Nile', 'Approval', 'Wallet', 'Open', 'Approval']],
    ['fr', ['Un cadeau pour Nile', 'Approbation', 'Portefeuille', 'À faire', 'Approbation']],
    ['ar', ['هدية لنايل', 'موافقة', 'المحفظة', 'مفتوحة', 'موافقة']],
  ] as const)('is in the reader’s language if the product raised it: %s', async (language, values) => {
    const raised = { title, type: 'approval', project: 'Wallet', status: 'open', cause: 'approval' };
    expect(await show(language, raised)).toEqual(values);
  });

  it.each([
    ['low_balance_EGP', 'رصيد منخفض (EGP)'],
    ['note_0198f000-0000-7000-8000-0000000000a1_0198f000-0000-7000-8000-0000000000a2', 'إشارة في ملاحظة'],
    ['of_another_age', 'of_another_age'],
  ])('says why it was raised: %s', async (cause, words) => {
    expect(await show('ar', { project: 'Wallet', cause })).toEqual(['المحفظة', words]);
  });

  it('keeps the words of people who wrote it', async () => {
    const written = { title: 'Call the agency', project: 'Wallet' };
    expect(await show('ar', written, false)).toEqual(['Call the agency', 'Wallet']);
  });
});
