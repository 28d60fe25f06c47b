/** A screen that does not take the boot script's call by then never will. */
const patience = 3000;

let show: () => void;
const shown = new Promise<void>((resolve) => (show = resolve));

/** The first screen is in the page; its data may still be on their way. */
export function screenShown(): void {
  show();
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const nextFrame = () => new Promise(requestAnimationFrame);
export const whenIdle = (run: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 200);

/** Runs once the screen has its first data and has shown them: what is not the screen's own is never in its way. */
export async function afterFirstData(run: () => void): Promise<void> {
  const early = window.earlyCall;
  const begun = performance.now();
  await Promise.race([shown, pause(patience)]);
  await Promise.allSettled([early?.response]);
  // The answer may have come before the screen that will ask for it.
  while (early && window.earlyCall === early && performance.now() - begun < patience) await pause(50);
  // Whoever asks for the same thing from now on wants it as it is now.
  if (window.earlyCall === early) delete window.earlyCall;
  await nextFrame();
  await nextFrame();
  whenIdle(run);
}
