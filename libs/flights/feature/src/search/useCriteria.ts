import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  criteriaNames,
  decodeCriteria,
  encodeCriteria,
  type CriteriaDraft,
  type CriteriaErrors,
} from '@traveldesk/flights-contract';
import { useAddressAhead } from '@traveldesk/shared-web';
import { withType } from './draft';

export interface CriteriaState {
  draft: CriteriaDraft;
  /** Errors of the address. */
  errors: CriteriaErrors;
  change: (draft: CriteriaDraft) => void;
}

function read(text: string): Omit<CriteriaState, 'change'> {
  const params = new URLSearchParams(text);
  const { draft, errors } = decodeCriteria(params);
  if (params.has('trips')) return { draft, errors };
  // A link may contain only the type; the form then has the trips of that type.
  return { draft: withType({ ...draft, type: 'roundtrip' }, draft.type), errors };
}

/**
 * Returns the criteria of the form, stored in the address, so that reload, Back and links keep them. The router updates the address later;
 * until then the latest change is held here, so that quick input is not lost.
 */
export function useCriteria(): CriteriaState {
  const [params] = useSearchParams();
  const text = params.toString();
  const written = useMemo(() => read(text), [text]);
  const [ahead, change] = useAddressAhead(writeCriteria);
  return ahead ? { draft: ahead, errors: {}, change } : { ...written, change };
}

function writeCriteria(params: URLSearchParams, draft: CriteriaDraft): URLSearchParams {
  for (const name of criteriaNames) params.delete(name);
  new URLSearchParams(encodeCriteria(draft)).forEach((value, name) => params.set(name, value));
  return params;
}
