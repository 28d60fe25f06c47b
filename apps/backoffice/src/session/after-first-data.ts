/** Milliseconds after which what waits for the first data waits no longer. */
const patience = 3000;

let show: () => void;
const shown = new Promise<void>((resolve) => (show = resolve));
let firstCall: PromiseLike<unknown> | undefined;

/** Notes the first call of the page's first screen, which its loader has started. */
export function noteFirstCall(call: PromiseLike<unknown>): void {
  firstCall ??= call;
}

/** The first screen is in the page; its data may still be on their way. */
export function screenShown(): void {
  show();
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const nextFrame = () => new Promise(requestAnimationFrame);
const whenIdle = (run: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 200);

/** Runs once the screen has its first data and has shown them: what is not the screen's own is never in its way. */
export async function afterFirstData(run: () => void): Promise<void> {
  const first = shown.then(() => firstCall);
  await Promise.race([first, pause(patience)]).catch(() => undefined);
  await nextFrame();
  await nextFrame();
  whenIdle(run);
}
