/** A screen that does not take the boot script's call by then never will. */
const patience = 3000;

const nextFrame = () => new Promise(requestAnimationFrame);
const whenIdle = (run: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 200);

/** Runs once the screen has its first data and has shown them: what is not the screen's own is never in its way. */
export async function afterFirstData(run: () => void): Promise<void> {
  const early = window.earlyCall;
  const begun = performance.now();
  await Promise.allSettled([early?.response]);
  // The answer may have come before the screen that will ask for it.
  while (early && window.earlyCall === early && performance.now() - begun < patience)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await nextFrame();
  await nextFrame();
  whenIdle(run);
}
