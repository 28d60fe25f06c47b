import type { Negotiated } from './search/search.record';

export interface NegotiatedRecord extends Negotiated {
  account: string;
  created: number;
}
