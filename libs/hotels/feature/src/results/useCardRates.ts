import { useCallback, useEffect, useRef, useState } from 'react';
import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import { useAppDispatch } from '@traveldesk/shared-web';
import { showRates, useHotelsCardRatesMutation } from './offers.api';

/** Rates to fetch with one click: an account allows about 60 calls a minute. */
export const mostRatesAtOnce = 20;

/** Calls at a time. */
const atATime = 3;

/** The "from" price of one supplier on a card. */
export interface FromPrice {
  property: string;
  supplier: string;
}

/** `none`: the supplier has no room left; `lost`: the API did not answer. */
export type RatesFailure = SupplierFailure | 'none' | 'lost';
export type RatesState = 'waiting' | { failed: RatesFailure };

export interface CardRates {
  stateOf: (price: FromPrice) => RatesState | undefined;
  /** Fetches the rates of up to `mostRatesAtOnce` prices and replaces those prices by the rates. */
  show: (prices: readonly FromPrice[]) => void;
}

const keyOf = ({ property, supplier }: FromPrice) => `${property} ${supplier}`;

/** Fetches rates of cards on request, a few at a time. */
export function useCardRates(query: string): CardRates {
  const dispatch = useAppDispatch();
  const [fetchRates] = useHotelsCardRatesMutation();
  const [states, setStates] = useState<Readonly<Record<string, RatesState | undefined>>>({});
  const waiting = useRef<FromPrice[]>([]);
  const calls = useRef(0);

  const set = useCallback(
    (price: FromPrice, state: RatesState | undefined) =>
      setStates((before) => ({ ...before, [keyOf(price)]: state })),
    [],
  );
  const fetchOne = useCallback(
    async (price: FromPrice) => {
      const asked = { query, ...price };
      const { data } = await fetchRates(asked);
      if (!data) return set(price, { failed: 'lost' });
      const rates = data.rooms.flatMap((room) => room.rates);
      const { status, reason } = data.outcome;
      if (status === 'failed') return set(price, { failed: reason ?? 'internal' });
      if (rates.length === 0) return set(price, { failed: 'none' });
      dispatch(showRates(asked, rates));
      return set(price, undefined);
    },
    [query, fetchRates, dispatch, set],
  );
  const work = useCallback(async () => {
    if (calls.current >= atATime) return;
    calls.current += 1;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await fetchOne(next);
    calls.current -= 1;
  }, [fetchOne]);

  // When the list is left, the calls that have not started are dropped.
  useEffect(
    () => () => {
      waiting.current = [];
    },
    [],
  );

  return {
    stateOf: (price) => states[keyOf(price)],
    show: (prices) => {
      const asked = prices.filter((price) => states[keyOf(price)] !== 'waiting').slice(0, mostRatesAtOnce);
      for (const price of asked) set(price, 'waiting');
      waiting.current.push(...asked);
      for (let call = 0; call < atATime; call += 1) void work();
    },
  };
}
