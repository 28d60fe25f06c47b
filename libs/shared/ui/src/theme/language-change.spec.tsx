import { act, screen } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { i18n } from '@traveldesk/shared-web';

it('keeps typed text when the language changes', async () => {
  const { user } = await renderScreen(<input aria-label="note" />, { path: '/note' });
  await user.type(screen.getByLabelText('note'), 'half a sentence');
  for (const language of ['fr', 'ar', 'en']) {
    await act(async () => {
      await i18n.changeLanguage(language);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(screen.getByLabelText('note')).toHaveValue('half a sentence');
  }
});
