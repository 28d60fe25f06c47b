import type { StaySupplierLine } from '@traveldesk/hotels-contract';
import type { EndLine } from '@traveldesk/suppliers-contract';
import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import type { OpenRun, Run as SharedRun } from '@traveldesk/shared-server';
import type { KeptStay } from './kept-stay';

/** An event of a search, before it is adapted to a reader's permissions. */
export type SearchEvent =
  | StaySupplierLine
  | { type: 'results'; supplier: string; results: KeptStay[] }
  | EndLine;

export type OpenSearch = OpenRun<SearchEvent>;
export type Run = SharedRun<SearchEvent>;

/** A running search, with the inputs of its results. */
export interface Running {
  run: Run;
  rules: CompiledRules;
  /** The number of the newest decision about properties when it began. */
  decisions: string;
}
