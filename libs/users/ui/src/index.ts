export { UserSelect } from './UserSelect';
