import type { SupplierRequest } from '@traveldesk/suppliers-server';
import type { CallSupplier } from '../../call/call-supplier';
import { SupplierFault } from '../../call/fault';
import type { OrderPurpose } from '../../call/supplier-calls.table';
import { maskedSaid } from '../../orders/masked-exchange';
import { done, refused, type Quoted } from '../../orders/outcome';
import { readable } from '../duffel.adapter';
import { masked } from '../masked';
import { jsonOf, dataOf } from '../offer-texts';
import { list, object, optionalText, type Json } from '../read';
import { refusalIn, type Words } from './refusals';

interface Question<Result> {
  request: SupplierRequest;
  purpose: OrderPurpose;
  read(data: Json): Result;
  words?: Words;
}

/** Sends what asks for a quote. It books nothing; what is no refusal and no quote is thrown as a SupplierFault. */
export async function quotedOf<Result>(
  call: CallSupplier,
  { request, purpose, read, words }: Question<Result>,
): Promise<Quoted<Result>> {
  try {
    const { status, body } = await call(request, { purpose, repeatable: false });
    // A quote that comes later is none that anybody could agree to now.
    if (status === 202) throw new SupplierFault('error', 'maybe', { status });
    return done(readable(() => read(dataOf(body))));
  } catch (error) {
    const said = error instanceof SupplierFault && error.reached === 'maybe' ? error : null;
    const refusal = said && said.status !== null && refusalIn(said.status, said.said, words);
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

/** What a GET answers; null where the supplier knows no such thing. Throws a SupplierFault. */
export async function foundOf<Result>(
  call: CallSupplier,
  path: string,
  read: (data: Json) => Result,
): Promise<Result | null> {
  try {
    const { body } = await call({ path }, { purpose: 'look_up', repeatable: true });
    return readable(() => read(dataOf(body)));
  } catch (error) {
    // Its own word for it: a wrong base URL is a 404 as well, and says nothing of any order.
    const isUnknown =
      error instanceof SupplierFault &&
      error.status === 404 &&
      error.said?.errors.some(({ code }) => code === 'not_found');
    if (isUnknown) return null;
    throw error;
  }
}

/** A page of a list, and where the next begins: null on the last, and where there are no pages. */
export interface ListPage {
  items: unknown[];
  after: string | null;
}

const mostItems = 500;

/** A page of a list (SUPPLIER 1). Throws Unreadable. */
export function listPageOf(body: string): ListPage {
  const { data, meta } = object(jsonOf(body, 'body'), 'body');
  const items = list(data, 'data', mostItems);
  const after = meta === undefined || meta === null ? null : object(meta, 'meta').after;
  return { items, after: optionalText(after, 'after') };
}
