import type { Money, productPermissions } from '@traveldesk/shared-contract';
import type { Generated } from 'kysely';

declare module '@traveldesk/shared-server' {
  interface Database {
    recent_searches: RecentSearchesTable;
    saved_searches: SavedSearchesTable;
  }
}

/** A product that is searched for. */
export type SearchedProduct = keyof typeof productPermissions;

/** A user's recent search; a repeated search updates its time. */
interface RecentSearchesTable {
  id: string;
  user_id: string;
  product: SearchedProduct;
  company_id: string | null;
  /** The encoded criteria including the company. Unique for a user and a product. */
  query: string;
  searched_at: Date;
}

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  product: SearchedProduct;
  name: string;
  /** The encoded criteria including the company. */
  query: string;
  created_at: Generated<Date>;
  /** The lowest price when the search was saved, and when it was found; null if unknown. */
  price: Money | null;
  priced_at: Date | null;
  /** The company that the price was for, even if it was deleted; null for none. */
  priced_for: string | null;
}
