/** The data of an opened property and its search that its rates need. */
export interface Opening {
  property: string;
  /** The address's query, with the criteria of the search. */
  search: string;
  /** The property's time zone; null if unknown. */
  zone: string | null;
  checkIn: string;
  nights: number;
}
