import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressAhead } from './useAddress';

/** How an incomplete form is written in the URL. */
export interface DraftCodec<Draft, Code extends string> {
  /** The parameters of the draft; others are kept. */
  names: readonly string[];
  read: (params: URLSearchParams) => { draft: Draft; errors: Record<string, Code> };
  /** Returns the query without a leading `?`. */
  write: (draft: Draft) => string;
}

export interface AddressDraft<Draft, Code extends string> {
  draft: Draft;
  /** Errors of the URL, by field. */
  errors: Record<string, Code>;
  change: (draft: Draft) => void;
}

/**
 * Returns the draft of a form, stored in the URL, so that reload, Back and links keep it. The router updates the URL later; until then the
 * latest change is held here, so that quick input is not lost. `codec` is a constant.
 */
export function useAddressDraft<Draft, Code extends string>(
  codec: DraftCodec<Draft, Code>,
): AddressDraft<Draft, Code> {
  const [params] = useSearchParams();
  const text = params.toString();
  const written = useMemo(() => codec.read(new URLSearchParams(text)), [codec, text]);
  const write = useCallback(
    (into: URLSearchParams, draft: Draft) => {
      for (const name of codec.names) into.delete(name);
      new URLSearchParams(codec.write(draft)).forEach((value, name) => into.set(name, value));
      return into;
    },
    [codec],
  );
  const [ahead, change] = useAddressAhead(write);
  return ahead ? { draft: ahead, errors: {}, change } : { ...written, change };
}
