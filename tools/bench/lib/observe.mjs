/**
 * Runs in the page before anything else: records layout shifts and long tasks, when `ready` is first painted, and how long keys and
 * clicks take to reach the screen. It is serialized, so it can use nothing from outside.
 */
export function observe(ready) {
  const seen = { ready: undefined, shift: 0, tasks: [], keys: [] };
  window.bench = seen;

  let [sum, first, last] = [0, 0, 0];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime } of list.getEntries()) {
      if (hadRecentInput) continue;
      // A session window: shifts less than a second apart, five seconds at most.
      if (startTime - last > 1000 || startTime - first > 5000) [sum, first] = [0, startTime];
      sum += value;
      last = startTime;
      seen.shift = Math.max(seen.shift, sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  /** Calls back after the frame that shows the change has been painted. */
  const painted = (done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(0);
  };
  const isVisible = (selector) =>
    [...document.querySelectorAll(selector)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
    });
  seen.until = (selector, done) => {
    const look = () => (document.body && isVisible(selector) ? painted(done) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  /** Measures from the next mouse press until `selector` is on the screen. */
  seen.clock = (selector) => {
    seen.took = undefined;
    const start = ({ timeStamp }) => seen.until(selector, (time) => (seen.took = time - timeStamp));
    addEventListener('pointerdown', start, { capture: true, once: true });
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => painted((time) => seen.keys.push(time - timeStamp))),
    { capture: true },
  );
  seen.until(ready, (time) => (seen.ready = time));
}
