import type { OpenRun, Run as SharedRun } from '@traveldesk/shared-server';
import type { SupplierLine } from '@traveldesk/flights-contract';
import type { EndLine } from '@traveldesk/suppliers-contract';
import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import type { KeptOffer } from './kept-offer';
import type { TranslatedNames } from './names';

/** An event of a search, before it is adapted to a reader's language and permissions. */
export type SearchEvent =
  | SupplierLine
  | { type: 'offers'; supplier: string; offers: KeptOffer[]; names: TranslatedNames }
  | EndLine;

export type OpenSearch = OpenRun<SearchEvent>;
export type Run = SharedRun<SearchEvent>;

/** A running search, and the rules that price it. */
export interface Running {
  run: Run;
  rules: CompiledRules;
  /** The search that asked the suppliers: this one, or the one whose answers it reprices. */
  askedId: string;
}
