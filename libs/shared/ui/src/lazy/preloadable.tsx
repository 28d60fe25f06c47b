import { lazy, type ComponentType, type FunctionComponent } from 'react';
import { PartBoundary } from './PartBoundary';

export interface Preloadable<Props> {
  Component: FunctionComponent<Props>;
  /** Loads the code. Once it is here, the component is rendered at once. */
  preload: () => Promise<unknown>;
}

/** What lies over the page can be closed, and may be there without being open. */
interface Over {
  onClose?: () => void;
  open?: boolean;
}

/**
 * A component whose code comes later, in a Suspense of its own. React's `lazy` suspends even for code that is here
 * already, and then holds back what it shows for 300 ms, lest things flicker; this one does not. One that cannot be loaded
 * says so in its place, can be tried again there, and is when it is next shown.
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let here: { default: ComponentType<Props> } | undefined;
  const preload = async () => (here ??= { default: await load() });
  // React looks at what it is given as soon as it has asked: what answers at once need not be waited for.
  const atOnce = (module: { default: ComponentType<Props> }) =>
    ({ then: (done: (value: typeof module) => void) => done(module) }) as unknown as Promise<typeof module>;
  const later = () => lazy(() => (here ? atOnce(here) : preload()));
  let Later = later();
  // React keeps a failure for ever.
  const renew = () => {
    if (!here) Later = later();
  };
  const Part = (props: Props) => {
    const { onClose, open = true } = props as Over;
    return (
      <PartBoundary onFailure={renew} onClose={onClose} closed={!open}>
        {() => <Later {...props} />}
      </PartBoundary>
    );
  };
  return { Component: Part, preload };
}
