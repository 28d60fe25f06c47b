import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { askUser, draftsOf, holdUnsaved, type Leaving } from '@traveldesk/shared-web';
import { DraftNotice } from './DraftNotice';
import { isSame } from './same';
import { useEdits, type Edits } from './useEdits';
import { useFormName } from './useFormName';
import { useKeeping } from './useKeeping';
import { useLeaveGuard } from './useLeaveGuard';

export interface KeptFields<Values> {
  values: Values;
  change: (change: Partial<Values> | ((now: Values) => Partial<Values>)) => void;
  /** Ends the draft: it was saved or discarded. */
  reset: () => void;
  /** Asks the user if closing would lose input, and returns whether it may close. */
  mayClose: () => Promise<boolean>;
  /** Whether a draft existed when the page opened. */
  isKept: boolean;
  /** The notice that offers the draft, above the fields; it must be rendered. */
  notice: ReactNode;
}

interface KeptOptions {
  /** The URL parameters whose change leaves the fields, such as a tab. */
  keys?: readonly string[];
  /** Whether leaving asks first; not for mere queries, such as a search. */
  asks?: boolean;
}

interface GuardProps extends KeptOptions {
  edits: Edits;
  keep: (why: Leaving) => void;
}

/** Rendered only while there is unsaved input, because the router asks only the page's newest guard. */
function LeaveGuard(guarded: GuardProps) {
  useLeaveGuard(guarded);
  return null;
}

/** Stores the input when the session ends, and never asks: a user who navigates away discards a mere query. */
export function useStoreOnSessionEnd(edits: Edits, keep: (why: Leaving) => void): void {
  const { dirty } = edits;
  useEffect(() => {
    if (!dirty) return;
    return holdUnsaved({
      ask: () => Promise.resolve(true),
      keep: (why) => why === 'signedOut' && keep(why),
    });
  }, [dirty, keep]);
}

function Unasked({ edits, keep }: GuardProps) {
  useStoreOnSessionEnd(edits, keep);
  return null;
}

const partOf = (address: string, part: string) => `${address}#${part}`;

/** Returns the first of these parts that had a draft when the page opened. */
export function usePartWithDraft<Part extends string>(parts: readonly Part[]): Part | undefined {
  const address = useFormName();
  const [kept] = useState(() => parts.find((part) => draftsOf(partOf(address, part)).length > 0));
  return kept;
}

/**
 * Drafts and leave questions, as in `RecordForm`, for the fields of a dialog or small form without antd's `Form`. `part` distinguishes them
 * from other forms of the page.
 */
export function useKeptFields<Values extends object>(
  part: string,
  blank: Values,
  { keys, asks = true }: KeptOptions = {},
): KeptFields<Values> {
  const name = partOf(useFormName(), part);
  const [first] = useState(blank);
  const [values, setValues] = useState(blank);
  const edits = useEdits();
  const latest = useRef(values);
  const [isKept] = useState(() => draftsOf(name).length > 0);
  const keep = useKeeping(
    name,
    edits,
    useCallback(() => ({ values: latest.current, isPartial: false }), []),
  );
  const put = useCallback(
    (next: Values) => {
      latest.current = next;
      setValues(next);
      edits.setDirty(!isSame(next, first));
    },
    [edits, first],
  );
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const acts = useMemo(
    () => ({
      change: (change: Partial<Values> | ((now: Values) => Partial<Values>)) => {
        const now = latest.current;
        put({ ...now, ...(typeof change === 'function' ? change(now) : change) });
      },
      reset: () => isMounted.current && put(first),
      mayClose: async () => !edits.isDirty() || askUser('leave'),
    }),
    [edits, first, put],
  );
  const Guard = asks ? LeaveGuard : Unasked;
  return {
    ...acts,
    values,
    isKept,
    notice: (
      <>
        {edits.dirty && <Guard edits={edits} keep={keep} {...(keys && { keys })} />}
        <DraftNotice
          key={name}
          form={name}
          initialValues={first}
          dirty={edits.dirty}
          onRestore={({ values: kept }) => put({ ...first, ...kept })}
          onDiscard={() => undefined}
        />
      </>
    ),
  };
}
