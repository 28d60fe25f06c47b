import { createContext } from 'react';

/** The server's time in milliseconds since 1970, as the nearest clock has it; null where there is none. */
export const TickContext = createContext<number | null>(null);
