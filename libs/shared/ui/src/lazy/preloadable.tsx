import { lazy, type ComponentType, type FunctionComponent } from 'react';
import { withTexts } from '@traveldesk/shared-web';
import { PartBoundary } from './PartBoundary';

export interface Preloadable<Props> {
  Component: FunctionComponent<Props>;
  /** Loads the code; the component then renders without suspending. */
  preload: () => Promise<unknown>;
}

/** The props of an overlay, which may be mounted without being open. */
interface Over {
  onClose?: () => void;
  open?: boolean;
}

/**
 * A lazily loaded component with its own Suspense. React's `lazy` suspends even if the code is already loaded and then delays the content
 * by 300 ms against flicker; this one does not. If loading fails, an error with a retry appears in its place, and it loads again when next
 * shown.
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let here: { default: ComponentType<Props> } | undefined;
  const preload = async () => (here ??= { default: await withTexts(load()) });
  // React checks the thenable right away, so a synchronous answer avoids suspending.
  const atOnce = (module: { default: ComponentType<Props> }) =>
    ({ then: (done: (value: typeof module) => void) => done(module) }) as unknown as Promise<typeof module>;
  const later = () => lazy(() => (here ? atOnce(here) : preload()));
  let Later = later();
  // React's `lazy` never retries a failed load.
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
