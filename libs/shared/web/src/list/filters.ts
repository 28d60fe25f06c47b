import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/text-key';

interface Field {
  /** The name of the filter in the URL and in the API's query. */
  key: string;
  label: TextKey;
}

/** One choice of a filter: called by a text of the product, or by the name of a record that is data itself. */
export type FilterOption = { value: string; label: TextKey } | { value: string; name: string };

/** What a filter's picker is given: null stands for no choice. */
export interface FilterPickerProps {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** For `useUnknown`: no record that the user may see has this value. The list gives the filter up, and says so. */
  onUnknown: (value: string) => void;
}

/**
 * One filter of a list, as data. `text` is searched for while typing; `select` offers what it is given; `picker` is a
 * domain's own control.
 */
export type FilterField =
  | (Field & { kind: 'text' })
  | (Field & { kind: 'select'; options: readonly FilterOption[] })
  | (Field & { kind: 'picker'; Picker: ComponentType<FilterPickerProps> });

export type FilterValues<Fields extends readonly FilterField[]> = Partial<
  Record<Fields[number]['key'], string>
>;
