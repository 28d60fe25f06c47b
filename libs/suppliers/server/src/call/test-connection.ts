import type { SupplierTest, SupplierTestOutcome } from '@traveldesk/suppliers-contract';
import type { SupplierProtocol } from '../protocols';
import type { HostPolicy } from './host-policy';
import {
  callSupplier,
  SupplierCallError,
  type SupplierAnswer,
  type SupplierConnection,
} from './supplier-call';

const maxBytes = 64 * 1024;

/** A user waits for the test, so its timeout is shorter than a search's. */
const longestTestMs = 10_000;

/** Pings the supplier once and returns the outcome. Never throws for failures of the supplier or the network. */
export async function testConnection(
  protocol: SupplierProtocol,
  connection: SupplierConnection,
  policy: HostPolicy,
): Promise<SupplierTest> {
  const started = new Date();
  const from = performance.now();
  const end = (outcome: SupplierTestOutcome, status: number | null): SupplierTest => ({
    outcome,
    http_status: status,
    duration_ms: Math.round(performance.now() - from),
    tested_at: started.toISOString(),
  });
  const timeoutMs = Math.min(connection.timeoutMs, longestTestMs);
  try {
    const { path, isAnswer } = protocol.ping;
    const limited = { ...connection, timeoutMs };
    const answer = await callSupplier(protocol, limited, { path }, { policy, maxBytes });
    return end(outcomeOf(answer, isAnswer), answer.status);
  } catch (error) {
    if (!(error instanceof SupplierCallError)) throw error;
    // Tests are never aborted; this only satisfies the type.
    return end(error.failure === 'aborted' ? 'unreachable' : error.failure, error.status);
  }
}

function outcomeOf(
  { status, body }: SupplierAnswer,
  isAnswer: SupplierProtocol['ping']['isAnswer'],
): SupplierTestOutcome {
  if (status >= 500) return 'failed';
  if (status === 401 || status === 403) return 'not_authorised';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status >= 400) return 'rejected';
  if (status >= 300) return 'redirected';
  return isAnswer(body) ? 'ok' : 'wrong_format';
}
