import { useEffect, useRef } from 'react';
import type { Markup } from '@traveldesk/markups-contract';
import { useAppDispatch, usePassed } from '@traveldesk/shared-web';
import { markupsApi, oneMarkup } from './markups.api';

/** Milliseconds by which this side's idea of the server's clock may be early: then it is asked once more. */
const margin = 2_000;

/** From when on a rule prices as it is shown: once its version counts and its validity has begun. */
export function beginOf({ effective_at: effective, valid_from: valid }: Markup): string | null {
  return effective !== null && valid !== null && Date.parse(valid) < Date.parse(effective)
    ? effective
    : (valid ?? effective);
}

/** Reads a rule anew at the instants at which it becomes another without anybody changing it: as it begins to count, and as it ends. */
export function useTurns(markup: Markup): void {
  const dispatch = useAppDispatch();
  const { id, valid_until: until } = markup;
  const instants = [beginOf(markup), until].flatMap((instant) =>
    instant === null ? [] : [Date.parse(instant), Date.parse(instant) + margin],
  );
  const passed = usePassed(instants);
  const seen = useRef(passed);
  useEffect(() => {
    if (passed > seen.current) dispatch(markupsApi.util.invalidateTags(oneMarkup(id)));
    seen.current = passed;
  }, [dispatch, id, passed]);
}
