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
  /** What was typed is done with: it was saved, or is given up. */
  reset: () => void;
  /** Whether something would be lost with the fields; asks then, and answers whether it may. */
  mayClose: () => Promise<boolean>;
  /** Whether something was kept when the page began. */
  isKept: boolean;
  /** Offers what was kept, above the fields; has to be there. */
  notice: ReactNode;
}

interface KeptOptions {
  /** The parameters of the address with which the fields are left, as with a tab. */
  keys?: readonly string[];
  /** Whether leaving asks: not where a question alone is typed, as into a search. */
  asks?: boolean;
}

interface GuardProps extends KeptOptions {
  edits: Edits;
  keep: (why: Leaving) => void;
}

/** Is there while there is something to guard, as the router asks the newest guard of a page. */
function LeaveGuard(guarded: GuardProps) {
  useLeaveGuard(guarded);
  return null;
}

/** Asks nobody, and keeps what the end of a session leaves: who goes elsewhere has given up what was only a question. */
export function useKeptUnasked(edits: Edits, keep: (why: Leaving) => void): void {
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
  useKeptUnasked(edits, keep);
  return null;
}

const partOf = (address: string, part: string) => `${address}#${part}`;

/** The first of these parts of the page that something was kept of when it began. */
export function useKeptPart<Part extends string>(parts: readonly Part[]): Part | undefined {
  const address = useFormName();
  const [kept] = useState(() => parts.find((part) => draftsOf(partOf(address, part)).length > 0));
  return kept;
}

/**
 * For the fields of a dialog, or of a small form, that antd's `Form` does not hold: what is typed into them is kept, offered and asked
 * about as in a `RecordForm`. `part` tells them from other forms of the page.
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
