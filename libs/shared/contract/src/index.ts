export {
  basePermissions,
  netPricePermission,
  productBookers,
  permissionsOfProduct,
  productPermissions,
  type ProductPermissions,
  productSearchers,
} from './permissions';
export { idSchema, idParams } from './id';
export { pageQuery, pageOf, firstPage, defaultPerPage, maxPerPage, type Page } from './page';
export { documentQuerySchema } from './document';
export { exportFormatSchema, type ExportFormat } from './export-format';
export { problemSchema, doneSchema, doneOf, type Problem, type Done } from './problem';
export {
  languages,
  defaultLanguage,
  isLanguage,
  directionOf,
  commaOf,
  localeOf,
  dayFormat,
  firstOfWeek,
  inEachLanguage,
  instantFormat,
  type Language,
  type Translated,
} from './language';
export { typeset } from './typeset';
export { nameIn, namesOf, type OwnNames } from './own-names';
export { ownNamesShape, translatedSchema } from './translated';
export { ageOn, childAges, grownAge, infantAges, travelDays, typeByAge } from './ages';
export { addDays, dayMs, daysBetween, isDay } from './day';
export { dayIn } from './day-in';
export { isTimeZone, timeZoneSchema } from './time-zone';
export { daySchema } from './day-schema';
export { isDistance, isLongAgo, isWrittenDay, readDay, readTime } from './typed-day';
export { codeText, numberText } from './code-text';
export { idIn, queryTaker, queryText, type QueryValues } from './query-values';
export { textOrder } from './text-order';
export { emailMaxLength, emailSchema } from './email';
export { codeFilterSchema, typedCode, typedNumber } from './typed-code';
export {
  isAmountText,
  refuseAmbiguousAmount,
  plainNumber,
  readAmount,
  ambiguousAmountCode,
  readingsOf,
} from './typed-amount';
export { amountsBy, typedMoneySchema } from './typed-money';
export { folded } from './folded';
export { firstTicket } from './first-ticket';
export { compactName, compactText, searchLines, searchVersion } from './compact';
export { foundAnswerSchema, foundQuerySchema, type Found } from './found';
export {
  buyerSchema,
  ownSearchesSchema,
  recentSearchLimit,
  recentSearchSchema,
  savedSearchInputSchema,
  savedSearchLimit,
  savedSearchSchema,
  weeksForward,
  type Buyer,
  type SavedSearchInput,
} from './own-searches';
export { foundPath, shortestSearch } from './found.path';
export { fileSchema, filterSchema, isBroken, lineSchema, linesSchema, nameSchema } from './text';
export { fitsWire, moneySchema, type Money } from './money';
export { moneyText } from './money-text';
export { currencyExponent, fitsCurrency, minorUnits, moneyOf } from './currency';
export { instantSchema } from './instant';
export { halfUp } from './rounding';
export { judgePhone, type PhoneProblem, type PhoneRules } from './judge-phone';
export { isPhone, phoneDigits, phoneFilterSchema, phoneSchema } from './phone';
export { addressOf, type MenuGroup, type Screens } from './screens';
export { sessionUserSchema, type SessionUser } from './session';
export {
  settingReasonLength,
  settingReasonSchema,
  waitingSettingSchema,
  type WaitingSetting,
} from './waiting-setting';
export { historyEntrySchema, historyPageSchema, historyQuerySchema, type HistoryEntry } from './history';
