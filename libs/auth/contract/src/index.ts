export {
  passwordMinLength,
  passwordMaxLength,
  passwordLength,
  containsOwnWord,
  type PasswordOwner,
} from './password.rules';
export { judgePassword, type JudgedPassword, type PasswordRefusal } from './password.strength';
export {
  credentialsSchema,
  loginSchema,
  signedInSchema,
  meSchema,
  type Credentials,
  type Login,
  type SignedIn,
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
export { codeDigits, recoveryAlphabet, recoveryCodeCount, recoveryCodeLength } from './second-factor.rules';
export {
  codeInputSchema,
  freshSignInSchema,
  newSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorPaths,
  signInCodeSchema,
  type FreshSignIn,
  type NewSecondFactor,
  type RecoveryCodes,
  type SignInCode,
} from './second-factor';
export { securityPermissions } from './permissions';
export { sensitiveKind, sensitiveKinds, type SensitiveKind } from './sensitive-permissions';
export {
  securityInputSchema,
  securityPaths,
  securitySettingsSchema,
  type SecurityInput,
  type SecuritySettings,
} from './security-settings';
