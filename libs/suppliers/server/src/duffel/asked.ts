import type { CallSupplier } from '../call/calls-of';
import { SupplierFault } from '../call/fault';
import type { OrderPurpose } from '../call/supplier-calls.table';
import type { SupplierRequest } from '../call/supplier-request';
import { maskedSaid } from '../effects/masked-exchange';
import { done, refused, type Quoted } from '../effects/outcome';
import type { Reading } from './effect';
import { dataOf, readable, type Json } from './read';

export interface Question<Result> extends Reading {
  request: SupplierRequest;
  purpose: OrderPurpose;
  read(data: Json): Result;
}

/** Requests a quote, which books nothing. Returns the quote or the refusal; throws any other failure as a SupplierFault. */
export async function quotedOf<Result>(
  call: CallSupplier,
  { request, purpose, read, masked, refusalIn }: Question<Result>,
): Promise<Quoted<Result>> {
  try {
    const { status, body } = await call(request, { purpose, repeatable: false });
    // A 202 promises a later quote, which nobody could accept now.
    if (status === 202) throw new SupplierFault('error', 'maybe', { status });
    return done(readable(() => read(dataOf(body))));
  } catch (error) {
    const said = error instanceof SupplierFault && error.reached === 'maybe' ? error : null;
    const refusal = said && said.status !== null && refusalIn(said.status, said.said);
    if (!said || !refusal) throw error;
    const cause = refusal.cause === 'already_done' ? 'other' : refusal.cause;
    const until = said.until?.toISOString() ?? null;
    const { field } = refusal;
    return refused(cause, {
      field,
      reason: said.reason,
      until,
      said: maskedSaid(masked, said.said, request),
    });
  }
}

/** Reads the answer of a GET; null if the supplier does not know the id. Throws a SupplierFault. */
export async function foundOf<Result>(
  call: CallSupplier,
  path: string,
  read: (data: Json) => Result,
): Promise<Result | null> {
  try {
    const { body } = await call({ path }, { purpose: 'look_up', repeatable: true });
    return readable(() => read(dataOf(body)));
  } catch (error) {
    // The error code decides: a wrong base URL also gives a 404 and says nothing about the order.
    const isUnknown =
      error instanceof SupplierFault &&
      error.status === 404 &&
      error.said?.errors.some(({ code }) => code === 'not_found');
    if (isUnknown) return null;
    throw error;
  }
}
