import { compactText, searchLines } from '@traveldesk/shared-contract';

interface Labelled {
  label?: unknown;
}

/** For `showSearch` of a select: finds options by their labels, whatever accents, hamzas, blanks and signs are typed. */
export const foldedFilter = {
  filterOption: (typed: string, option?: Labelled): boolean =>
    typeof option?.label === 'string' && searchLines([option.label]).includes(compactText(typed)),
};
