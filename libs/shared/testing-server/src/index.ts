export { startTestApi, type TestApi, type TestApiOptions } from './api';
export { describeOnBoth } from './both';
export { addCompany } from './company';
export { startProxy, type Proxy } from './proxy';
export { createPostgres } from './postgres';
export type { SignInOptions } from './sign-in';
