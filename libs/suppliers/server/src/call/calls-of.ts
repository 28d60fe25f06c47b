import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import { newId } from '@traveldesk/shared-server';
import { sentSecrets, type SupplierProtocol } from '../protocols';
import type { HostPolicy } from './host-policy';
import {
  callSupplier,
  SupplierCallError,
  type Reached,
  type SupplierAnswer,
  type SupplierConnection,
} from './supplier-call';
import type { SupplierRequest } from './supplier-request';
import type { SupplierCallsTable } from './supplier-calls.table';
import type { Verdict } from './breaker';
import { CallAbandoned, reasonOfStatus, SupplierFault } from './fault';
import type { CallKind, KindLimits, SupplierGate } from './kinds';
import { storedRefusal, type ReadRefusal, type StoredRefusal } from './said';

/** An answer whose status is a success, or one that `allow` names. */
export interface UsableAnswer {
  status: number;
  body: string;
  /** The supplier's error, if the answer is a refusal. */
  said: StoredRefusal | null;
}

export interface CallNeeds {
  purpose: SupplierCallsTable['purpose'];
  /**
   * Whether the request is free of side effects (it books and pays nothing) and may be sent twice. It is retried once, and only if the
   * connection broke before any answer or the supplier answered 503. For orders only GET requests are retried, whatever this says.
   */
  repeatable: boolean;
  /** Error statuses that the adapter reads itself, in addition to successes. */
  allow?: readonly number[];
}

/** Sends a request for an adapter. Throws a SupplierFault, or CallAbandoned if the signal aborted. */
export type CallSupplier = (request: SupplierRequest, needs: CallNeeds) => Promise<UsableAnswer>;

export interface CallContext {
  supplierId: string;
  companyId: string | null;
  /** The id of the search, or of the attempt at an order, that the call is made for. */
  reference: string | null;
  kind: CallKind;
  limits: KindLimits;
  protocol: SupplierProtocol;
  connection: Omit<SupplierConnection, 'timeoutMs'>;
  /** The supplier's gate for this kind of call. */
  gate: SupplierGate;
  policy: HostPolicy;
  signal: AbortSignal;
  /** Reads the errors of a refusal in the supplier's wire format. */
  errorsIn(body: unknown): ReadRefusal;
  /** Stores the record of a call; must not throw. */
  record(call: SupplierCallsTable): void;
}

/** Longer answers (after decompression) are rejected; 24 MiB are about 2,500 offers. */
const maxAnswerBytes = 24 * 1024 * 1024;

const retryAfterMs = 200;

/** The result of parsing an answer: usable, a failure of the supplier, or not read because the caller stopped waiting. */
type Reading = SupplierFailure | 'ok' | 'unread';

/** Calls a supplier and reports whether its answers were usable. */
export interface SupplierCalls {
  call: CallSupplier;
  /**
   * Reports whether the last answer was usable, which its status does not show; only then is the call recorded and counted for the
   * supplier's health. Call it for every answer, also if parsing failed; without an open answer it does nothing.
   */
  settle(reading: Reading): void;
}

/** Creates the calls to one supplier, with the safeguards of SECURITY 17 around each. */
export function callsOf(context: CallContext): SupplierCalls {
  let open: ((reading: Reading) => void) | undefined;
  const settle = (reading: Reading) => {
    open?.(reading);
    open = undefined;
  };
  const call: CallSupplier = async (request, needs) => {
    // A caller that sends another request has read the previous answer.
    settle('ok');
    const giveBack = await slotFor(context);
    try {
      for (let attempt = 1; ; attempt += 1) {
        const last = attempt > 1 || !mayRepeat(context, request, needs);
        const answer = await attemptOf(context, request, needs, attempt);
        if ('body' in answer) {
          open = answer.settle;
          return { status: answer.status, body: answer.body, said: answer.said };
        }
        if (last || !isRetryable(answer)) throw answer.fault;
        await pause(retryAfterMs, context.signal, answer.fault.reached);
      }
    } finally {
      giveBack();
    }
  };
  return { call, settle };
}

/** An order is sent only once, even if its caller says it is repeatable: a second request could create a second order (SECURITY 12). */
function mayRepeat({ kind }: CallContext, { method = 'GET' }: SupplierRequest, needs: CallNeeds): boolean {
  return needs.repeatable && (kind === 'search' || method === 'GET');
}

interface Answered extends UsableAnswer {
  settle(reading: Reading): void;
}

interface Failed {
  fault: SupplierFault;
  /** Whether the connection broke before the headers of an answer. */
  unanswered: boolean;
}

async function attemptOf(
  context: CallContext,
  request: SupplierRequest,
  needs: CallNeeds,
  attempt: number,
): Promise<Answered | Failed> {
  const { gate, policy, protocol, signal } = context;
  const { timeoutMs } = context.limits;
  const connection = { ...context.connection, timeoutMs };
  const limited = gate.limits.until(connection);
  if (limited) throw new SupplierFault('rate_limited', 'no', { until: limited });
  const report = gate.breaker.admit();
  if (!report) throw new SupplierFault('paused', 'no', { until: dateOf(gate.breaker.pausedUntil()) });
  const started = new Date();
  const timeTaken = stopwatch();
  const end = (verdict: Verdict, outcome: string, more: Partial<SupplierCallsTable> = {}) => {
    report(verdict);
    context.record({
      id: newId(),
      supplier_id: context.supplierId,
      company_id: context.companyId,
      purpose: needs.purpose,
      reference: context.reference,
      attempt,
      started_at: started,
      duration_ms: timeTaken(),
      outcome,
      http_status: null,
      supplier_request_id: null,
      bytes: null,
      ...more,
    });
  };
  try {
    const bounds = { policy, signal, maxBytes: maxAnswerBytes };
    const answer = await callSupplier(protocol, connection, request, bounds);
    timeTaken();
    const { status, requestId: supplier_request_id, body, bytes, retryAt } = answer;
    const reason = needs.allow?.includes(status) ? null : reasonOfStatus(status);
    const more = { http_status: status, supplier_request_id, bytes };
    const said = status < 400 ? null : saidOf(context, answer);
    if (!reason) {
      const settle = (reading: Reading) =>
        end(
          reading === 'unread' ? 'neither' : verdictOf(reading),
          reading === 'unread' ? 'ok' : reading,
          more,
        );
      return { status, body, said, settle };
    }
    if (retryAt && saysWhen.includes(status)) gate.limits.note(connection, retryAt);
    const until = gate.limits.until(connection);
    // A supplier that answers with Retry-After is busy, not broken.
    end(until ? 'neither' : verdictOf(reason), reason, more);
    return { fault: new SupplierFault(reason, 'maybe', { status, until, said }), unanswered: false };
  } catch (error) {
    if (!(error instanceof SupplierCallError)) {
      end('neither', 'internal');
      throw error;
    }
    const { failure, reached, status: http_status } = error;
    end(failure === 'aborted' ? 'neither' : 'ill', failure, { http_status });
    if (failure === 'aborted') throw new CallAbandoned(reached);
    const unanswered = failure === 'unreachable' && http_status === null;
    return { fault: new SupplierFault(failure, reached, { status: http_status }), unanswered };
  }
}

function saidOf(
  { protocol, connection, errorsIn }: CallContext,
  { body, requestId }: SupplierAnswer,
): StoredRefusal {
  return storedRefusal({ body, requestId, secrets: sentSecrets(protocol, connection.credentials) }, errorsIn);
}

function dateOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}

/** Measures the time until the first reading, so that the duration of a call excludes the parsing of its answer. */
function stopwatch(): () => number {
  const from = performance.now();
  let taken: number | undefined;
  return () => (taken ??= Math.round(performance.now() - from));
}

/** 429 (too many requests) and 503 (unavailable): both may carry Retry-After. */
const saysWhen: readonly number[] = [429, 503];

function verdictOf(reason: SupplierFailure | 'ok'): Verdict {
  return reason !== 'ok' && isIll(reason) ? 'ill' : 'well';
}

/**
 * A rejected request, such as an unknown airport, says nothing about the supplier's health; nor does a refused token, which may belong to
 * one company only.
 */
function isIll(reason: SupplierFailure): boolean {
  return reason !== 'rejected' && reason !== 'not_found' && reason !== 'not_authorised';
}

function isRetryable({ fault, unanswered }: Failed): boolean {
  return unanswered || (fault.status === 503 && fault.until === null);
}

async function slotFor({ gate, limits, signal }: CallContext): Promise<() => void> {
  const patience = AbortSignal.timeout(limits.patienceMs);
  try {
    return await gate.slots.take(limits.concurrency, AbortSignal.any([signal, patience]));
  } catch {
    throw signal.aborted ? new CallAbandoned('no') : new SupplierFault('busy', 'no');
  }
}

function pause(milliseconds: number, signal: AbortSignal, reached: Reached): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new CallAbandoned(reached));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
