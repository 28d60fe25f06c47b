import type { SupplierFailure } from '@traveldesk/flights-contract';
import type { SupplierConnection, SupplierRequest } from '@traveldesk/suppliers-server';
import { callSupplier, SupplierCallError, type HostPolicy } from '@traveldesk/suppliers-server';
import { newId } from '@traveldesk/shared-server';
import type { SupplierCallsTable } from '../flights.tables';
import type { Breaker, Verdict } from './breaker';
import { CallAbandoned, reasonOfStatus, SupplierFault } from './fault';
import type { Slots } from './slots';

/** An answer whose status is a success, or one that `allow` names. */
export interface UsableAnswer {
  status: number;
  body: string;
}

export interface CallNeeds {
  purpose: SupplierCallsTable['purpose'];
  /**
   * Whether it may be sent twice: nothing is booked or paid by it. Only then is it tried again, once, and only where the
   * connection broke before any answer, or the supplier asked for it (503).
   */
  repeatable: boolean;
  /** Statuses that the adapter reads itself, beside successes. */
  allow?: readonly number[];
}

/** What an adapter sends by: throws a SupplierFault, or CallAbandoned where the signal aborted. */
export type CallSupplier = (request: SupplierRequest, needs: CallNeeds) => Promise<UsableAnswer>;

/** What a process knows of each supplier; it is not shared between processes (compare docs/adr/0006). */
export interface SupplierGate {
  breaker: Breaker;
  slots: Slots;
}

export interface CallContext {
  supplierId: string;
  companyId: string | null;
  /** The search it is made for. */
  reference: string | null;
  concurrency: number;
  connection: SupplierConnection;
  gate: SupplierGate;
  policy: HostPolicy;
  signal: AbortSignal;
  /** Keeps the record of a call; must not throw. */
  record(call: SupplierCallsTable): void;
}

/** An answer longer than this, unpacked, is not read: 24 MiB are some 2,500 offers. */
const maxAnswerBytes = 24 * 1024 * 1024;

const retryAfterMs = 200;

/** The calls of one supplier, with all that SECURITY 17 asks around each of them. */
export function callsOf(context: CallContext): CallSupplier {
  return async (request, needs) => {
    const giveBack = await slotFor(context);
    try {
      for (let attempt = 1; ; attempt += 1) {
        const last = attempt > 1 || !needs.repeatable;
        const answer = await attemptOf(context, request, needs, attempt);
        if ('body' in answer) return answer;
        if (last || !isRetryable(answer)) throw answer.fault;
        await pause(retryAfterMs, context.signal);
      }
    } finally {
      giveBack();
    }
  };
}

interface Failed {
  fault: SupplierFault;
  /** Whether the connection broke before the head of an answer. */
  unsent: boolean;
}

async function attemptOf(
  context: CallContext,
  request: SupplierRequest,
  needs: CallNeeds,
  attempt: number,
): Promise<UsableAnswer | Failed> {
  const { gate, connection, policy, signal } = context;
  const report = gate.breaker.admit();
  if (!report) throw new SupplierFault('paused');
  const started = new Date();
  const from = performance.now();
  const end = (verdict: Verdict, outcome: string, more: Partial<SupplierCallsTable> = {}) => {
    report(verdict);
    context.record({
      ...{ id: newId(), supplier_id: context.supplierId, company_id: context.companyId },
      ...{ purpose: needs.purpose, reference: context.reference, attempt, started_at: started },
      ...{ duration_ms: Math.round(performance.now() - from), outcome },
      ...{ http_status: null, supplier_request_id: null, bytes: null },
      ...more,
    });
  };
  try {
    const answer = await callSupplier(connection, request, { policy, signal, maxBytes: maxAnswerBytes });
    const { status, requestId: supplier_request_id, body, bytes } = answer;
    const reason = needs.allow?.includes(status) ? null : reasonOfStatus(status);
    const more = { http_status: status, supplier_request_id, bytes };
    end(reason && isIll(reason) ? 'ill' : 'well', reason ?? 'ok', more);
    return reason ? { fault: new SupplierFault(reason, status), unsent: false } : { status, body };
  } catch (error) {
    if (!(error instanceof SupplierCallError)) {
      end('neither', 'internal');
      throw error;
    }
    const { failure, status: http_status } = error;
    end(failure === 'aborted' ? 'neither' : 'ill', failure, { http_status });
    if (failure === 'aborted') throw new CallAbandoned();
    const unsent = failure === 'unreachable' && http_status === null;
    return { fault: new SupplierFault(failure, http_status), unsent };
  }
}

/**
 * A refusal of what was asked, as an unknown airport, says nothing of the supplier's health; nor does a refused token, which
 * can be one company's own.
 */
function isIll(reason: SupplierFailure): boolean {
  return reason !== 'rejected' && reason !== 'not_found' && reason !== 'not_authorised';
}

function isRetryable({ fault, unsent }: Failed): boolean {
  return unsent || fault.status === 503;
}

async function slotFor({ gate, concurrency, connection, signal }: CallContext): Promise<() => void> {
  // Whoever waits for a slot for as long as a call may take at most is not waiting for the supplier any more.
  const patience = AbortSignal.timeout(connection.timeoutMs);
  try {
    return await gate.slots.take(concurrency, AbortSignal.any([signal, patience]));
  } catch {
    throw signal.aborted ? new CallAbandoned() : new SupplierFault('busy');
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new CallAbandoned());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
