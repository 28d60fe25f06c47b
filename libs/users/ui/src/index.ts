export { byArea, commonVerbs, verbIn, type Area } from './permissions/areas';
export { PermissionName } from './permissions/PermissionName';
export { usePermissionWords } from './permissions/usePermissionWords';
export { UserFilter } from './UserFilter';
export { UserSelect } from './UserSelect';
export { UsersSelect } from './UsersSelect';
