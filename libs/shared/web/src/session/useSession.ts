import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type Session } from './storage';

/** Returns the page's session and follows its changes. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, readSession);
}
