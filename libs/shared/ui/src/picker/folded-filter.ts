import { compactText, searchLines } from '@traveldesk/shared-contract';

interface Labelled {
  label?: unknown;
}

/** For a select's `showSearch`: matches labels, ignoring accents, hamzas, spaces and punctuation. */
export const foldedFilter = {
  filterOption: (typed: string, option?: Labelled): boolean =>
    typeof option?.label === 'string' && searchLines([option.label]).includes(compactText(typed)),
};
