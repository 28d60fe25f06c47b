export { authServer } from './auth.server';
export { demoPassword } from './demo';
