import './searches/own-searches.tables';
import './users.tables';

export { usersServer } from './users.server';
export { allowUserRemoval, setUserRoles, setUserStatus } from './access';
export { permissionsHeld, systemAccess, type Access } from './access.rules';
export { accessOf, administratorColumn, permissionsColumn } from './access.sql';
export { createUser, type UserInput } from './create-user';
export { demoEmails } from './demo';
export {
  administratorRoles,
  anyAdministrator,
  insertRole,
  lockAdministrators,
  roleNamesOf,
} from './roles.sql';
export { lockUser, touchLastLogin, updateUser, userByEmail, userById, type User } from './users.sql';
export { readUser } from './users';
export { deleteSavedSearch, savedSearchFinder, saveSearch } from './searches/own-searches';
export {
  findRecentSearches,
  findSavedSearches,
  forgetRecentSearches,
  noteRecentSearch,
  type SavedRow,
} from './searches/own-searches.sql';
export { holdersOf, type Holder } from './holders.sql';
export { powerAbove, type Grant } from './power-grants.sql';
export { giverOf } from './user.power';
export { invitationQueue, type InvitationJob } from './invite';
export { nameConditions, userScope } from './users.filters';
