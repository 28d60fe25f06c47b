import { done, type Call } from '@traveldesk/shared-server';
import type { Begun } from '../engine/begin';
import { driveNow } from '../engine/drive.jobs';

/** Answers of intents are kept for ever: nothing is booked, paid or given back twice by one key (SECURITY 6). */
export const keptForEver = { status: 201, keepHours: null } as const;

/** What the caller is told: that it was sent. Whoever asks again by the same key sends nothing. */
export function sent(request: Call, code: string, { id, number, version, operationId }: Begun) {
  if (!request.replayed) driveNow(request.server.kernel, operationId);
  return done(request, code, { id, number, version }, { number });
}
