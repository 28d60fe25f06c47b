export { startTestApi, type TestApi, type TestApiOptions } from './api';
export { describeOnBoth, describeOnDatabase } from './both';
export { addCompany } from './company';
export { startEmbedded, type Embedded } from './embedded-postgres';
export { hardness, isWholeRun, numbersFrom, sampleOf } from './hardness';
export { startProxy, type Proxy } from './proxy';
export { createPostgres } from './postgres';
export { programOf } from './program';
export type { SignInOptions } from './sign-in';
