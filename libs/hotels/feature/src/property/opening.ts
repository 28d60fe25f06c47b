/** How a property is opened: what its rates need to know of it and of the search. */
export interface Opening {
  property: string;
  /** The address's query, with the criteria of the search. */
  search: string;
  /** The property's time zone; null if unknown. */
  zone: string | null;
  checkIn: string;
  nights: number;
}
