import { useEffect, useRef } from 'react';
import type { Markup } from '@traveldesk/markups-contract';
import { useAppDispatch, usePassed } from '@traveldesk/shared-web';
import { markupsApi, oneMarkup } from './markups.api';

/** Milliseconds to tolerate when the estimated server clock runs ahead: the rule is read again after them. */
const margin = 2_000;

/** Returns the instant from which the shown version applies: the later of its effective date and its validity. */
export function beginOf({ effective_at: effective, valid_from: valid }: Markup): string | null {
  return effective !== null && valid !== null && Date.parse(valid) < Date.parse(effective)
    ? effective
    : (valid ?? effective);
}

/** Reloads a rule when time alone changes its state: when it starts to apply and when it ends. */
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
