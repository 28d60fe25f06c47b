import {
  criteriaNames,
  decodeCriteria,
  encodeCriteria,
  type CriteriaDraft,
  type CriteriaErrorCode,
} from '@traveldesk/flights-contract';
import { useAddressDraft, type AddressDraft, type DraftCodec } from '@traveldesk/shared-web';
import { withType } from './draft';

export type CriteriaState = AddressDraft<CriteriaDraft, CriteriaErrorCode>;

const codec: DraftCodec<CriteriaDraft, CriteriaErrorCode> = {
  names: criteriaNames,
  read: (params) => {
    const { draft, errors } = decodeCriteria(params);
    if (params.has('trips')) return { draft, errors };
    // A link may contain only the type; the form then has the trips of that type.
    return { draft: withType({ ...draft, type: 'roundtrip' }, draft.type), errors };
  },
  write: encodeCriteria,
};

/** Returns the criteria of the form, which are stored in the address. */
export const useCriteria = (): CriteriaState => useAddressDraft(codec);
