export { authServer } from './auth.server';
