export { companySuited } from './company-permissions';
export { userTypes, userStatuses, type UserType, type UserStatus } from './user.kinds';
export {
  profileInputSchema,
  profileSchema,
  userExportQuerySchema,
  userInputSchema,
  userPageSchema,
  userQuerySchema,
  userSchema,
  userStatusInputSchema,
  userTypesSchema,
  type Profile,
  type ProfileInput,
  type UserExportQuery,
  type UserQuery,
  type UserRecord,
  type UserRecordInput,
} from './user-record';
export {
  permissionsSchema,
  roleExportQuerySchema,
  roleInputSchema,
  rolePageSchema,
  roleQuerySchema,
  roleSchema,
  type Role,
  type RoleInput,
  type RoleQuery,
} from './role';
export { userLogPageSchema, userLogQuerySchema, type UserLog } from './log';
export { whoCanQuerySchema, whoCanSchema, type WhoCan } from './who-can';
export { profilePaths, rolePaths, userPaths } from './paths';
export {
  rolePermissions,
  roleReaders,
  roleViewers,
  userPermissions,
  usersPermissions,
  userReaders,
  userViewers,
} from './permissions';
export { ownSessionsSchema, sessionPaths, type OwnSession, type OwnSessions } from './own-session';
export {
  secondFactorSchema,
  userSecondFactorSchema,
  type SecondFactor,
  type UserSecondFactor,
} from './second-factor';
