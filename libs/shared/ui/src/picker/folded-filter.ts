import { folded } from '@traveldesk/shared-contract';

interface Labelled {
  label?: unknown;
}

/** For `showSearch` of a select: finds options by their labels, whatever accents, hamzas and letters' forms are typed. */
export const foldedFilter = {
  filterOption: (typed: string, option?: Labelled): boolean =>
    typeof option?.label === 'string' && folded(option.label).includes(folded(typed)),
};
