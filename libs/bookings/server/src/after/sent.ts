import { done, type Call } from '@traveldesk/shared-server';
import { driveNow } from '../engine/drive.jobs';

/** What an intent has begun. */
export interface Begun {
  id: string;
  number: string;
  version: number;
  operationId: string;
}

/** What the caller is told: that it was sent. Whoever asks again by the same key sends nothing. */
export function sent(request: Call, code: string, { id, number, version, operationId }: Begun) {
  if (!request.replayed) driveNow(request.server.kernel, operationId);
  return done(request, code, { id, number, version }, { number });
}
