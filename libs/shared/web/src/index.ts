export { baseApi, setApiCall } from './api/baseApi';
export { renewAfterChanges } from './api/renew';
export { baseQuery } from './api/baseQuery';
export { loadAhead, loadFirst, type FirstCall, type ScreenLoader } from './api/loader';
export { listLoader, ofLiveList, ofRecord, queryLoader, recordLoader } from './list/loaders';
export { serverNow } from './api/server-clock';
export { useNow, usePassed } from './api/useNow';
export { apiPath } from './api/path';
export { idempotencyKey, ifMatch, type ApiRequest, type ApiError, type ApiOptions } from './api/request';
export {
  fieldErrors,
  isApiError,
  isNoSuchRecord,
  isStale,
  messageOf,
  problemOf,
  type FieldError,
} from './api/errors';
export {
  createStore,
  rootReducer,
  useAppDispatch,
  useAppSelector,
  type AppDispatch,
  type AppStore,
  type RootState,
} from './store';
export {
  readSession,
  storeSession,
  storeUser,
  renewUser,
  clearSession,
  onSessionChange,
  type Session,
} from './session/storage';
export { askForFreshSignIn, onFreshSignIn } from './session/fresh';
export { useSession } from './session/useSession';
export { beginPage } from './session/page';
export { keepEndingSessions } from './session/ending';
export { forgetLost, wasSessionLost } from './session/lost';
export { pageRefused, signOut } from './session/sign-out';
export { keep, onNotKept, parseKept, readKept } from './device/device';
export { keepInTab, readInTab } from './device/tab';
export { keyOf } from './device/key';
export { isSingleKey } from './device/single-key';
export { askUser, onQuestion, readQuestion, type Question } from './session/question';
export { hasUnsaved, holdUnsaved, type Leaving } from './session/unsaved';
export {
  crashedDraftsOf,
  draftsOf,
  inDraftOrder,
  forgetCrashed,
  forgetDraft,
  keepDraft,
  openDraft,
  type Draft,
} from './form/drafts';
export { openSave, randomKey, type OpenSave } from './form/open-save';
export { useDebouncedValue } from './form/useDebouncedValue';
export { can, useCan, usePermissions, useHasRole, useHasModule } from './session/permissions';
export { askWhoCan, closeWhoCan, useWhoCan } from './who-can/who-can';
export { showToast, clearToast, readToast, useToast, type Toast } from './toast/toast';
export { i18n } from './i18n/i18n';
export { loadAuditWords, setAuditTextsLoader } from './i18n/audit-words';
export { loadTexts, registerTexts, withTexts } from './i18n/load-texts';
export { applyLanguage, applyAccountLanguage, followLanguage, setLanguage } from './i18n/set-language';
export { currentLanguage, languageNames } from './i18n/language';
export { useLanguage, type LanguageChoice } from './i18n/useLanguage';
export { isolateDirection, isolated } from './i18n/isolated';
export { langOfName } from './i18n/lang-of-name';
export { currencyOptions } from './i18n/currency-options';
export { formatters, type Format } from './i18n/format';
export { dayTimeParts, isInstant, localDay, localInstant, localTime, localToday } from './i18n/local-time';
export { deviceZone, knowsZone, readerZone } from './i18n/reader-zone';
export { useFormat } from './i18n/useFormat';
export { useStillSaid } from './i18n/useStillSaid';
export type { TextKey } from './i18n/text-key';
export { useText } from './i18n/useText';
export {
  defaultPreferences,
  preferenceOptions,
  type PreferenceName,
  type Preferences,
} from './preferences/preferences';
export { followPreferences, renewPreferences, setPreferences } from './preferences/store';
export { usePreferences, type PreferenceChoice } from './preferences/usePreferences';
export { useMediaQuery } from './preferences/useMediaQuery';
export { breakpoints, overlayBelow } from './preferences/breakpoints';
export { loginPath, returnPathOf, safeReturnPath } from './navigation/return-path';
export { useAddressAhead, useAddressNow, useWriteAddress } from './navigation/useAddress';
export { useAddressDraft, type AddressDraft, type DraftCodec } from './navigation/useAddressDraft';
export { navigator, setNavigator, type Navigator } from './navigation/navigator';
export { entriesOf, historyPages } from './history/history';
export { useLazySharedLastChangeQuery, useSharedLastChangeQuery } from './history/last-change.api';
export type { FilterField, FilterOption, FilterPickerProps, FilterValues } from './list/filters';
export { listAddress, listPlace, rememberList } from './list/place';
export { useSharedFoundQuery } from './list/found.api';
export { useSharedTotalQuery, type ListPart } from './list/total.api';
export { useSharedSaveListMutation, type ListFile } from './list/export.api';
export { exportParams, pageCount, pageWithinTotal, withFilter, type ListQuery } from './list/list-state';
export { pageSizes, type PageSize } from './list/page-size';
export { useUnknown } from './list/useUnknown';
export {
  useListState,
  type FilterProps,
  type List,
  type ListResult,
  type TableProps,
} from './list/useListState';
export { takeLanguage, takeName, takeUser, type ApplicationUser } from './application/ports';
