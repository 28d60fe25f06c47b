import { useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { PropertyRates } from '@traveldesk/hotels-contract';
import { useAppDispatch, useAppSelector } from '@traveldesk/shared-web';
import type { SearchedSupplier } from '@traveldesk/suppliers-contract';
import { hotelsPropertyRates, type Opened } from './property.api';

/** The rates of one supplier, or the state of the request. */
export interface SupplierRates {
  supplier: SearchedSupplier;
  /** The last answer of the supplier; undefined before the first. */
  answer: PropertyRates | undefined;
  /** Why the supplier could not be asked; undefined if it was. */
  error: unknown;
  isAsking: boolean;
  again: () => void;
}

/**
 * Asks each supplier for its rates, all at once. Returns them in the order in which they first answered, so that a late answer moves
 * nothing. `isAnew`: asks again even if an earlier answer is cached.
 */
export function useRates(
  { id, query }: Opened,
  suppliers: readonly SearchedSupplier[],
  isAnew: boolean,
): SupplierRates[] {
  const dispatch = useAppDispatch();
  const asked = useMemo(
    () => suppliers.map((supplier) => ({ supplier, of: { id, query, supplier: supplier.key } })),
    [suppliers, id, query],
  );
  const selectors = useMemo(() => asked.map(({ of }) => hotelsPropertyRates.select(of)), [asked]);
  const states = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);
  useEffect(() => {
    const calls = asked.map(({ of }) => dispatch(hotelsPropertyRates.initiate(of, { forceRefetch: isAnew })));
    return () => calls.forEach((call) => call.unsubscribe());
  }, [asked, dispatch, isAnew]);

  const answered = asked.filter((_, place) => states[place]?.data).map(({ supplier }) => supplier.key);
  const [order, setOrder] = useState<readonly string[]>([]);
  const later = answered.filter((key) => !order.includes(key));
  if (later.length > 0) setOrder([...order, ...later]);

  const placeOf = ({ key }: SearchedSupplier) => (order.includes(key) ? order.indexOf(key) : order.length);
  return asked
    .map(({ supplier, of }, place) => ({
      supplier,
      answer: states[place]?.data,
      error: states[place]?.error,
      isAsking: !isSettled(states[place]?.status),
      again: () => void dispatch(hotelsPropertyRates.initiate(of, { forceRefetch: true, subscribe: false })),
    }))
    .sort((one, other) => placeOf(one.supplier) - placeOf(other.supplier));
}

const isSettled = (status: string | undefined) => status === 'fulfilled' || status === 'rejected';
