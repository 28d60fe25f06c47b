import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface Preloadable<Props> {
  Component: LazyExoticComponent<ComponentType<Props>>;
  /** Loads the code. Once it is here, the component is rendered at once. */
  preload: () => Promise<unknown>;
}

/**
 * A component whose code comes later, in a Suspense of its own. React's `lazy` suspends even for code that is here
 * already, and then holds back what it shows for 300 ms, lest things flicker; this one does not.
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let here: { default: ComponentType<Props> } | undefined;
  const preload = async () => (here ??= { default: await load() });
  // React looks at what it is given as soon as it has asked: what answers at once need not be waited for.
  const atOnce = (module: { default: ComponentType<Props> }) =>
    ({ then: (done: (value: typeof module) => void) => done(module) }) as unknown as Promise<typeof module>;
  return { Component: lazy(() => (here ? atOnce(here) : preload())), preload };
}
