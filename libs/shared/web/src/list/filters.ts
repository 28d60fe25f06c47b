import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/text-key';

interface Field {
  /** The filter's name in the URL and in the API's query. */
  key: string;
  label: TextKey;
}

/** An option of a filter, labeled by a text key or by a record's own name. */
export type FilterOption = { value: string; label: TextKey } | { value: string; name: string };

/** The props of a filter's picker; null means no choice. */
export interface FilterPickerProps {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** For `useUnknown`: no record visible to the user has this value. The list removes the filter and says so. */
  onUnknown: (value: string) => void;
}

/** A list's filter. `text` searches while typing; `select` offers fixed options; `picker` is a domain's control. */
export type FilterField =
  | (Field & { kind: 'text' })
  | (Field & { kind: 'select'; options: readonly FilterOption[] })
  | (Field & { kind: 'picker'; Picker: ComponentType<FilterPickerProps> });

export type FilterValues<Fields extends readonly FilterField[]> = Partial<
  Record<Fields[number]['key'], string>
>;
