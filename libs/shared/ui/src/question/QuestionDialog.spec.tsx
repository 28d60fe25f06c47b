import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { askUser, setLanguage } from '@traveldesk/shared-web';

const dialog = (name: string) => screen.findByRole('alertdialog', { name });

describe('a question', () => {
  it('is asked once, in words, and answered with its buttons', async () => {
    const { user } = await renderScreen(<input aria-label="Field" />, { path: '/' });
    let answers: Promise<boolean>[] = [];
    act(() => {
      answers = [askUser('leave'), askUser('leave')];
    });
    const asked = await dialog('Leave without saving?');
    expect(asked).toHaveAccessibleDescription('Your changes will be lost.');
    expect(within(asked).getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.click(within(asked).getByRole('button', { name: 'Leave' }));
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('treats Escape as a no, without passing the key on', async () => {
    await renderScreen(<p>Page</p>, { path: '/' });
    const heard = jest.fn();
    window.addEventListener('keydown', heard);
    let answer = Promise.resolve(true);
    act(() => {
      answer = askUser('leave');
    });
    const asked = await dialog('Leave without saving?');
    asked.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    act(() => void asked.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(await answer).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    window.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('follows the language', async () => {
    await renderScreen(<p>Page</p>, { path: '/' });
    act(() => void askUser('leave'));
    await dialog('Leave without saving?');
    await act(() => setLanguage('ar'));
    const asked = await dialog('هل تريد المغادرة دون حفظ؟');
    act(() => void asked.dispatchEvent(new Event('cancel', { cancelable: true })));
  });
});
