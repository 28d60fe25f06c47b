/**
 * Ends this process by `end` when the npm command that runs it is gone. npm passes a signal on to a shell, and that
 * shell dies of it without a word to what it runs; so a killed `npm start` would leave its server behind.
 */
export function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 500).unref();
}
