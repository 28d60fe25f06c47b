import type { Call } from './types';

/**
 * Returns a signal that aborts when the caller's connection closes. Call `forget` at the end of the request, because a connection outlives
 * it.
 */
export function departureOf({ raw }: Pick<Call, 'raw'>): { gone: AbortSignal; forget: () => void } {
  const departure = new AbortController();
  const depart = () => departure.abort();
  if (raw?.socket.destroyed) depart();
  else raw?.socket.once('close', depart);
  return { gone: departure.signal, forget: () => raw?.socket.removeListener('close', depart) };
}
