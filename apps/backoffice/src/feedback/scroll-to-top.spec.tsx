import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { ScrollToTop } from './ScrollToTop';

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}
const button = () => screen.queryByRole('button', { name: 'Scroll to top' });

describe('the button that scrolls to the top', () => {
  afterEach(() => scrollTo(0));

  it('appears past 200 px and no sooner', async () => {
    await renderScreen(<ScrollToTop />, { path: '/' });
    scrollTo(200);
    expect(button()).not.toBeInTheDocument();
    scrollTo(201);
    expect(button()).toBeVisible();
    scrollTo(0);
    expect(button()).not.toBeInTheDocument();
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('scrolls to the top (reduced motion: %s): %s', async (reducedMotion, behavior) => {
    window.viewport.reducedMotion = reducedMotion;
    const to = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await renderScreen(<ScrollToTop />, { path: '/' });
    scrollTo(900);
    fireEvent.click(button() as HTMLElement);
    expect(to).toHaveBeenCalledWith({ top: 0, behavior });
    to.mockRestore();
  });
});
