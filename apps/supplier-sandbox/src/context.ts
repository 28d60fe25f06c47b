import type { FastifyInstance } from 'fastify';
import type { Work } from './effects/work.record';
import type { Seats } from './flights/orders/seats';
import type { Offers } from './flights/search/offers';
import type { Store } from './state/store';
import type { Webhooks } from './webhooks/webhooks';
import type { Account, KnobBoard } from './training/accounts';
import type { Clock } from './training/clock';
import type { Knobs } from './training/knobs';

/** The context of the routes. */
export interface Sandbox {
  store: Store;
  board: KnobBoard;
  clock: Clock;
  /** Its address, `http://127.0.0.1:PORT`; empty until it listens. */
  address: { url: string };
  offers: Offers;
  seats: Seats;
  webhooks: Webhooks;
  /** Accepts work that is answered with 202, and does it a little later. */
  later: { accept(account: Account, work: Work, answer: { data: unknown; fails: boolean }): void };
  /** Milliseconds since 1970; trainings can move it forward. */
  now: () => number;
  /** Waits, and ends early with an error when the program stops. */
  sleep: (ms: number) => Promise<void>;
}

/** Registers the routes of one part. */
export type Routes = (app: FastifyInstance, sandbox: Sandbox) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; present on every path of the supplier, but not on those of the training. */
    account: Account;
    knobs: Knobs;
  }
}
