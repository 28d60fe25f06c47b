import type { Work } from './work.record';

/** Work that was answered with 202 and is still to be done, or to fail. */
export interface PendingRecord {
  id: string;
  account: string;
  created: number;
  /** On the machine's clock, in milliseconds since 1970. */
  due: number;
  fails: boolean;
  work: Work;
}
