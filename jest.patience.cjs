// How long a test or a hook may take. A database takes half a minute to start on a full machine, and a test that hangs is
// found soon enough. It stands here since jest reads `testTimeout` of the one configuration that it was started with.
jest.setTimeout(180_000);

// `npm test` names at its end what passed only on retry: a test that depends on who was faster, to be mended.
if (process.env.RETRIES) jest.retryTimes(Number(process.env.RETRIES), { logErrorsBeforeRetry: true });
