// The entry point of the published package. docs/shared-ui.md says what may stand here; README.md has an example of each part.
import './theme/tokens.css';
import './theme/base.css';

export { Application, type ApplicationAnswer, type ApplicationProps } from './application/Application';
export { preloadable, type Preloadable } from './lazy/preloadable';

export { ListPage, type ListPageProps } from './list/ListPage';
export { FilterBar, type FilterBarProps } from './list/FilterBar';
export { DayFilter } from './list/DayFilter';
export { ExportButton, type ExportButtonProps } from './list/ExportButton';
export { DataTable, type DataTableProps } from './table/DataTable';
export { RowTable, type RowTableProps } from './table/RowTable';
export { Pager, type PagerProps } from './table/Pager';
export { ConfirmedRowActions } from './table/ConfirmedRowActions';
export {
  commandAction,
  deleteAction,
  editAction,
  linkAction,
  type RowAction,
  type RowActionList,
} from './table/actions';
export type { DataColumn } from './table/columns';

export { RecordPage, type RecordPageProps, type RecordTab } from './record/RecordPage';
export { Fact, Facts, type FactProps, type FactsProps } from './record/Facts';
export { RecordLink, type RecordLinkProps } from './record/RecordLink';
export { Related, RelatedList, type RelatedListProps } from './record/Related';

export { FormPage, type FormPageProps } from './form/FormPage';
export { RecordForm } from './form/RecordForm';
export type { RecordFormProps, SavedRecord } from './form/record-form';
export { BackLink } from './form/BackLink';
export { DayInput, type DayInputHandle, type DayInputProps } from './form/DayInput';
export { DayTimeInput, type DayTimeInputProps } from './form/DayTimeInput';
export { DecimalInput } from './form/DecimalInput';
export { Field, type ControlProps, type FieldProps } from './form/Field';
export { FieldRow } from './form/FieldRow';
export { NumberInput } from './form/NumberInput';
export { TimeInput, type TimeInputProps } from './form/TimeInput';
export { TranslatedInput, type TranslatedInputProps } from './form/TranslatedInput';
export { useZodRules, type CustomSentence, type FieldRules } from './form/useZodRules';
export { useLeaveGuard } from './form/useLeaveGuard';
export { useEdits, type Edits } from './form/useEdits';

export { ChoiceSelect } from './picker/ChoiceSelect';
export { ClearableSelect } from './picker/ClearableSelect';
export { RemoteSelect, type RemoteSelectProps } from './picker/RemoteSelect';
export { useNamed } from './picker/useNamed';
export type { RemoteOption } from './picker/option';

export { ConfirmButton, type ConfirmButtonProps } from './question/ConfirmButton';
export { DisappearingButton } from './focus/DisappearingButton';
export { EmptyState, type EmptyStateProps } from './state/EmptyState';
export { ErrorState, type ErrorStateProps } from './state/ErrorState';
export { Amount } from './text/Amount';
export { Bidi } from './text/Bidi';
export { CopyButton } from './text/CopyButton';
export { Email } from './text/Email';
export { Tag, type TagProps } from './text/Tag';
export { When } from './text/When';
export { PageHeader } from './page/PageHeader';
export { LinkButton } from './page/LinkButton';
export { usePageTitle } from './page/usePageTitle';

export {
  baseApi,
  idempotencyKey,
  ifMatch,
  registerTexts,
  showToast,
  useCan,
  useFormat,
  useListState,
  usePermissions,
  type ApiError,
  type ApiRequest,
  type ApplicationUser,
  type FilterField,
  type FilterOption,
  type FilterPickerProps,
  type Format,
  type List,
  type ListQuery,
  type ListResult,
  type TableProps,
  type TextKey,
  type Toast,
} from '@traveldesk/shared-web';
export type { HistoryEntry, Language, Money, Page, Problem } from '@traveldesk/shared-contract';
