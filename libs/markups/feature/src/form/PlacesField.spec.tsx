import { waitFor } from '@testing-library/react';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { fakeMarkups, markup } from '../markups.fake';
import { MarkupEditPage } from '../markups/MarkupEditPage';

const one = markup({
  origins: [
    { kind: 'city', code: 'HBE' },
    { kind: 'city', code: 'QQX' },
  ],
});

it.each([
  ['en', 'from Alexandria or QQX (no longer exists)', 'no longer exists'],
  ['fr', 'Alexandria ou QQX (n’existe plus)', 'n’existe plus'],
  ['ar', 'Alexandria⁩ أو ⁦QQX⁩ (لم يعد موجودًا)', 'لم يعد موجودًا'],
] as const)(
  'shows in %s the current codes of places, and marks unknown ones',
  async (language, words, gone) => {
    fakeMarkups([one]);
    await renderRoutes([{ path: '/markups/edit/:id', element: <MarkupEditPage /> }], {
      at: `/markups/edit/${one.id}`,
      permissions: ['show_markups', 'update_markups'],
      language,
    });
    await waitFor(() => expect(document.querySelector('[role="status"] p')).toHaveTextContent(words));
    const chosen = [...document.querySelectorAll('.ant-select-selection-item')];
    const places = chosen.map(({ textContent }) => textContent).filter((text) => /ALY|HBE|QQX/.test(text));
    expect(places).toEqual([expect.stringMatching(/ALY/), expect.stringContaining(gone)]);
  },
);
