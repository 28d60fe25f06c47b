export {
  passwordMinLength,
  passwordMaxLength,
  passwordMinStrength,
  passwordLength,
  normalisePassword,
  ownWords,
  holdsOwnWord,
  type PasswordOwner,
} from './password.rules';
export {
  credentialsSchema,
  signedInSchema,
  meSchema,
  type Credentials,
  type SignedIn,
  type Me,
} from './sign-in';
export {
  passwordChangeSchema,
  passwordChangedSchema,
  resetRequestSchema,
  passwordResetSchema,
  type PasswordChange,
  type PasswordChanged,
  type ResetRequest,
  type PasswordReset,
} from './password-change';
export { invitationHeader } from './invitation.header';
export {
  invitationHeaders,
  invitationSchema,
  userFormSchema,
  userFormDataSchema,
  type Invitation,
  type UserForm,
} from './invitation';
export { sessionPaths, ownSessionsSchema, type OwnSession, type OwnSessions } from './session';
