declare module 'scheduler' {
  /** In how long parts a transition is rendered: one frame of so many a second; 0 for React's own 5 ms. */
  export function unstable_forceFrameRate(perSecond: number): void;
}
