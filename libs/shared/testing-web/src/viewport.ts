import { act } from '@testing-library/react';

declare global {
  interface Window {
    /** The screen for media queries: by default wide, light, with reduced motion. */
    viewport: { width: number; dark: boolean; reducedMotion: boolean };
  }
}

/** Changes the test's screen and fires the resize event. */
export function setViewport(change: Partial<Window['viewport']>): void {
  act(() => {
    Object.assign(window.viewport, change);
    window.dispatchEvent(new Event('resize'));
  });
}
