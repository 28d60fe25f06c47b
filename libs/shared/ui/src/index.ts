export { preloadable } from './lazy/preloadable';
export { Additions } from './additions/Additions';
export { setAdditions, type Addition, type AdditionProps } from './additions/additions';
export { useAdditions } from './additions/useAdditions';
export { useSecondStep } from './lazy/useSecondStep';
export { ListPage } from './list/ListPage';
export { ExportButton } from './list/ExportButton';
export { FilterBar } from './list/FilterBar';
export { DayFilter } from './list/DayFilter';
export { DataTable } from './table/DataTable';
export type { DataColumn } from './table/columns';
export { RowTable } from './table/RowTable';
export {
  focusOriginOf,
  giveFocusBack,
  inItsPlace,
  isFocusLost,
  nextItem,
  type FocusOrigin,
  type Heir,
} from './focus/focus';
export { PassingButton } from './focus/PassingButton';
export { useFocusBack } from './focus/useFocusBack';
export { useFocusLeft } from './focus/useFocusLeft';
export { useReadOn } from './focus/useReadOn';
export { ConfirmButton } from './question/ConfirmButton';
export { useQuestion } from './question/useQuestion';
export { ConfirmedRowActions } from './table/ConfirmedRowActions';
export { opensRows } from './table/open-row';
export { Pager } from './table/Pager';
export { pagingAbove } from './table/pages';
export { commandAction, deleteAction, editAction, linkAction, type RowActionList } from './table/actions';
export { RecordPage, type RecordPageProps } from './record/RecordPage';
export { Fact, Facts } from './record/Facts';
export { OwnNameFacts } from './record/OwnNameFacts';
export { NameFacts } from './record/NameFacts';
export { RecordLink } from './record/RecordLink';
export { Related, RelatedList } from './record/Related';
export { FormPage } from './form/FormPage';
export { useSavedBefore } from './form/after-save';
export { BackLink } from './form/BackLink';
export { originOf } from './form/origin';
export { goToField, goToFirstError } from './form/go-to-field';
export { RecordForm } from './form/RecordForm';
export type { RecordFormProps } from './form/record-form';
export { eachField } from './form/stale-fields';
export { outcomeOf } from './form/outcome';
export { useMarkEdited } from './form/edited';
export { useEdits, type Edits } from './form/useEdits';
export { useKeptFields, useKeptPart, useKeptUnasked, type KeptFields } from './form/useKeptFields';
export { useKeptForm, type KeptForm } from './form/useKeptForm';
export { useLeaveGuard } from './form/useLeaveGuard';
export { useRewordedErrors } from './form/useRewordedErrors';
export { usePhoneRule } from './form/usePhoneRule';
export { useOpened } from './form/useOpened';
export { DayInput, type DayInputHandle } from './form/DayInput';
export { DecimalInput } from './form/DecimalInput';
export { readingsText } from './form/readings-text';
export { DayTimeInput } from './form/DayTimeInput';
export { ChoiceSelect } from './picker/ChoiceSelect';
export { ClearableSelect } from './picker/ClearableSelect';
export { foldedFilter } from './picker/folded-filter';
export { FieldRow } from './form/FieldRow';
export { NumberInput } from './form/NumberInput';
export { TimeInput } from './form/TimeInput';
export { OwnNameInput } from './form/OwnNameInput';
export { TranslatedInput } from './form/TranslatedInput';
export { useZodRules, zodIssues, type CustomSentence, type FieldRules } from './form/useZodRules';
export { RemoteSelect, type RemoteSelectProps } from './picker/RemoteSelect';
export { useNamed } from './picker/useNamed';
export type { RemoteOption } from './picker/option';
export { ApprovalReason } from './form/ApprovalReason';
export { useSettingName } from './form/useSettingName';
export { WaitingSettings } from './form/WaitingSettings';
export { HistoryPanel } from './history/HistoryPanel';
export { inLanguage } from './history/in-language';
export { isKey } from './history/is-key';
export { EmptyState } from './state/EmptyState';
export { ErrorState } from './state/ErrorState';
export { Amount } from './text/Amount';
export { Bidi } from './text/Bidi';
export { CopyButton } from './text/CopyButton';
export { Email } from './text/Email';
export { When } from './text/When';
export { useCopy } from './text/useCopy';
export { PageHeader } from './page/PageHeader';
export { LinkButton } from './page/LinkButton';
export { usePageTitle } from './page/usePageTitle';
export { ThemeProvider } from './theme/ThemeProvider';
