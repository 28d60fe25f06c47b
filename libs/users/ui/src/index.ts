export { UserFilter } from './UserFilter';
export { UserSelect } from './UserSelect';
export { UsersSelect } from './UsersSelect';
