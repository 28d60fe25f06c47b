import type { ApiError } from '@traveldesk/shared-web';
import type { EndLine, SearchedSupplier, SupplierLine } from '@traveldesk/suppliers-contract';

/** `cut`: the response broke off; `refused`: the API rejected the search; `stopped`: the user left while suppliers were being asked. */
type SearchStatus = 'searching' | 'done' | 'cut' | 'refused' | 'stopped';

/** The part of the first line that every product's response has. `currency` is that of all totals. */
interface FirstLine {
  type: 'search';
  currency: string;
  expires_at: string;
  suppliers: SearchedSupplier[];
}

/** The state of a search, from the lines received so far. A product adds its results. */
export interface SupplierSearch<First extends FirstLine = FirstLine, Cause extends string = string> {
  status: SearchStatus;
  search: First | null;
  suppliers: Readonly<Record<string, SupplierLine<Cause>>>;
  /** Suppliers that are being retried, with their previous results. */
  retries: Readonly<Record<string, SupplierLine<Cause>>>;
  error: ApiError | null;
}

export const emptySupplierSearch = {
  status: 'searching',
  search: null,
  suppliers: {},
  retries: {},
  error: null,
} as const satisfies SupplierSearch;

/** A line of a response; lines with results have a type of their product. */
export interface AnyLine {
  type: string;
}

type CommonLine = FirstLine | SupplierLine<string> | EndLine;
const isCommon = (line: AnyLine): line is CommonLine => /^(search|supplier|end)$/.test(line.type);

/** Adds the lines that every product has to a search. */
export function withLines<State extends SupplierSearch>(state: State, lines: readonly AnyLine[]): State {
  const next = { ...state, suppliers: { ...state.suppliers } };
  for (const line of lines.filter(isCommon)) {
    if (line.type === 'search') next.search = line;
    if (line.type === 'supplier') next.suppliers[line.supplier] = line;
    if (line.type === 'end') next.status = 'done';
  }
  return next;
}

/** Marks a finished supplier as being retried. */
export function withRetry<State extends SupplierSearch>(state: State, supplier: string): State {
  const before = state.suppliers[supplier];
  if (!before || state.retries[supplier]) return state;
  return {
    ...state,
    retries: { ...state.retries, [supplier]: before },
    suppliers: {
      ...state.suppliers,
      [supplier]: { ...before, status: 'searching', reason: null, until: null },
    },
  };
}

/** Restores the previous result if the retry failed or was cut off. */
export function withRetryEnded<State extends SupplierSearch>(state: State, supplier: string): State {
  const { [supplier]: before, ...retries } = state.retries;
  const now = state.suppliers[supplier];
  if (!before || !now) return state;
  const isOpen = now.status === 'searching' || now.status === 'slow';
  return { ...state, retries, suppliers: { ...state.suppliers, [supplier]: isOpen ? before : now } };
}

/** Sets the final status of a search without an end line. */
export function ended<State extends SupplierSearch>(
  state: State,
  error: ApiError | null,
  left: boolean,
): State {
  if (state.status !== 'searching') return state;
  if (left) return { ...state, status: 'stopped' };
  return { ...state, status: state.search ? 'cut' : 'refused', error };
}
