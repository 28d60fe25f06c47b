// The time limit of a test or a hook. Starting a database takes half a minute on a busy machine, and a hanging test is still found soon
// enough. It is set here because jest reads `testTimeout` only from the configuration that it was started with.
jest.setTimeout(180_000);

// At its end `npm test` names the tests that passed only on retry: they depend on timing and need a fix.
if (process.env.RETRIES) jest.retryTimes(Number(process.env.RETRIES), { logErrorsBeforeRetry: true });
