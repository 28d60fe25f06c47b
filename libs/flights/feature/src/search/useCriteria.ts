import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  criteriaNames,
  decodeCriteria,
  encodeCriteria,
  type CriteriaDraft,
  type CriteriaErrors,
} from '@traveldesk/flights-contract';

export interface CriteriaState {
  draft: CriteriaDraft;
  /** What of the address cannot be read. */
  errors: CriteriaErrors;
  change: (draft: CriteriaDraft) => void;
}

/** The search that is being filled in. The address is its only state, so that reload, Back and a link keep it. */
export function useCriteria(): CriteriaState {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const read = useMemo(() => decodeCriteria(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (draft: CriteriaDraft) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const name of criteriaNames) next.delete(name);
          new URLSearchParams(encodeCriteria(draft)).forEach((value, name) => next.set(name, value));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { ...read, change };
}
