export { startTestApi, type TestApi, type TestApiOptions } from './server/api';
export { describeOnBoth } from './server/both';
export { startProxy, type Proxy } from './server/proxy';
export { createPostgres } from './server/postgres';
export type { SignInOptions } from './server/sign-in';
