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
  /** The parts of the address that cannot be read. */
  errors: CriteriaErrors;
  change: (draft: CriteriaDraft) => void;
}

function read(text: string): Omit<CriteriaState, 'change'> {
  const params = new URLSearchParams(text);
  const { draft, errors } = decodeCriteria(params);
  if (params.has('trips')) return { draft, errors };
  // A link may say the type alone: the form then has the trips that such a search has.
  return { draft: withType({ ...draft, type: 'roundtrip' }, draft.type), errors };
}

/**
 * The search that is being filled in, kept in the address, so that reload, Back and a link keep it. The router writes the
 * address a moment later: until then what has just been chosen is held here, or a quick hand would lose it.
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
