export { UserFilter } from './UserFilter';
export { UserSelect } from './UserSelect';
