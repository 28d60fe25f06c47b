import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type Session } from './storage';

/** The stored session, kept up to date while the component is on the screen. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, readSession);
}
