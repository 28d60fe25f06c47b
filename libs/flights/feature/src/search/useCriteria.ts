import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  criteriaNames,
  decodeCriteria,
  encodeCriteria,
  type CriteriaDraft,
  type CriteriaErrors,
} from '@traveldesk/flights-contract';
import { withType } from './draft';

export interface CriteriaState {
  draft: CriteriaDraft;
  /** What of the address cannot be read. */
  errors: CriteriaErrors;
  change: (draft: CriteriaDraft) => void;
}

/** Marks an address that the form has written itself. */
const own = { ownCriteria: true };

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
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const text = params.toString();
  const written = useMemo(() => read(text), [text]);
  const [ahead, setAhead] = useState<{ draft: CriteriaDraft; key: string }>();
  const isOwn = (state as Partial<typeof own> | null)?.ownCriteria === true;
  const isAhead = ahead && (isOwn || ahead.key === key);

  const change = useCallback(
    (draft: CriteriaDraft) => {
      setAhead({ draft, key });
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const name of criteriaNames) next.delete(name);
          new URLSearchParams(encodeCriteria(draft)).forEach((value, name) => next.set(name, value));
          return next;
        },
        { replace: true, preventScrollReset: true, state: own },
      );
    },
    [setParams, key],
  );
  return isAhead ? { draft: ahead.draft, errors: {}, change } : { ...written, change };
}
