/** Milliseconds after which deferred work no longer waits for the first data. */
const patience = 3000;

let show: () => void;
const shown = new Promise<void>((resolve) => (show = resolve));
let firstCall: PromiseLike<unknown> | undefined;

/** Notes the first screen's first call, which its loader has started. */
export function noteFirstCall(call: PromiseLike<unknown>): void {
  firstCall ??= call;
}

/** Notes that the first screen is mounted; its data may still be loading. */
export function screenShown(): void {
  show();
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const nextFrame = () => new Promise(requestAnimationFrame);
const whenIdle = (run: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 200);

/** Runs deferred work once the first screen has shown its data. */
export async function afterFirstData(run: () => void): Promise<void> {
  const first = shown.then(() => firstCall);
  await Promise.race([first, pause(patience)]).catch(() => undefined);
  await nextFrame();
  await nextFrame();
  whenIdle(run);
}
