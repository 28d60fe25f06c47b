import type { Call } from './types';

/** Aborts when the caller's connection is closed, until it is forgotten: a connection outlives its calls. */
export function departureOf({ raw }: Pick<Call, 'raw'>): { gone: AbortSignal; forget: () => void } {
  const departure = new AbortController();
  const depart = () => departure.abort();
  if (raw?.socket.destroyed) depart();
  else raw?.socket.once('close', depart);
  return { gone: departure.signal, forget: () => raw?.socket.removeListener('close', depart) };
}
