import { done, type Call } from '@traveldesk/shared-server';
import type { Begun } from '../engine/begin';
import { driveNow } from '../engine/drive.jobs';

/** Responses of operations are kept forever, so that one key never books, pays or refunds twice (SECURITY 6). */
export const permanentAnswer = { status: 201, keepHours: null } as const;

/** Starts the operation and returns the response that it was sent. A replayed request starts nothing. */
export function startOperation(request: Call, code: string, { id, number, version, operationId }: Begun) {
  if (!request.replayed) driveNow(request.server.kernel, operationId);
  return done(request, code, { id, number, version }, { number });
}
