/** The rules behind a price: the revision in force, and the instant of pricing as an ISO text. */
export interface PricedBy {
  revision: number;
  at: string;
}
