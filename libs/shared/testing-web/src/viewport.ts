import { act } from '@testing-library/react';

declare global {
  interface Window {
    /** What media queries of a test answer by: a wide screen, light, with little motion, unless told. */
    viewport: { width: number; dark: boolean; reducedMotion: boolean };
  }
}

/** Makes the screen of the test another one, and tells whoever watches. */
export function setViewport(change: Partial<Window['viewport']>): void {
  act(() => {
    Object.assign(window.viewport, change);
    window.dispatchEvent(new Event('resize'));
  });
}
