import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { RuleNames } from '@traveldesk/markups-contract';
import type { RemoteOption } from '@traveldesk/shared-ui';
import { noNames } from '../no-names';

interface Named {
  names: RuleNames;
  /** Adds names of records that were picked or loaded by id. */
  note: (
    of: Exclude<keyof RuleNames, 'codes'>,
    options: readonly Pick<RemoteOption, 'value' | 'label'>[],
  ) => void;
}

const Names = createContext<Named>({ names: noNames, note: () => undefined });

/** Collects the names of picked records, so that the form's sentence can show them. `known`: names from the record. */
export function NamesProvider({
  known = noNames,
  children,
}: {
  known?: RuleNames | undefined;
  children: ReactNode;
}) {
  const [noted, setNoted] = useState(noNames);
  const note = useCallback<Named['note']>((of, options) => {
    if (options.length === 0) return;
    const added = Object.fromEntries(options.map(({ value, label }) => [value, label]));
    setNoted((before) => ({ ...before, [of]: { ...before[of], ...added } }));
  }, []);
  const named = useMemo(() => ({ names: mergedNames(known, noted), note }), [known, noted, note]);
  return <Names value={named}>{children}</Names>;
}

export function useRuleNames(): Named {
  return useContext(Names);
}

function mergedNames(one: RuleNames, other: RuleNames): RuleNames {
  return {
    companies: { ...one.companies, ...other.companies },
    suppliers: { ...one.suppliers, ...other.suppliers },
    airlines: { ...one.airlines, ...other.airlines },
    places: { ...one.places, ...other.places },
    codes: { ...one.codes, ...other.codes },
  };
}
