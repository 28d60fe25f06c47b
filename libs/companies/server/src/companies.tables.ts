import type { ColumnType, Generated } from 'kysely';
import type { Actor } from '@traveldesk/shared-server';
import type {
  airlineModes,
  Cabin,
  CompanyStatus,
  CompanyType,
  LogoType,
  TokenEnd,
  TokenScope,
} from '@traveldesk/companies-contract';

declare module '@traveldesk/shared-server' {
  interface Database {
    companies: CompaniesTable;
    company_tree: CompanyTreeTable;
    company_tree_moves: CompanyTreeMovesTable;
    company_counts: CompanyCountsTable;
    company_logos: CompanyLogosTable;
    company_modules: CompanyModulesTable;
    company_suppliers: CompanySuppliersTable;
    company_supplier_settings: CompanySupplierSettingsTable;
    company_tokens: CompanyTokensTable;
  }
}

export interface CompaniesTable {
  id: string;
  name: string;
  /** The name as `folded` writes it: what is searched and sorted. */
  search: string;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  type: CompanyType;
  parent_id: string | null;
  country_id: string;
  city_id: string | null;
  office_address: string | null;
  /** In degrees; where they are null, those of the city count. */
  office_latitude: number | null;
  office_longitude: number | null;
  email: string;
  phone: string | null;
  currency: string;
  status: CompanyStatus;
  /** Grows with each change of the company's modules and suppliers. */
  modules_version: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Every pair of a company and one above it; each company is above itself at depth 0. */
export interface CompanyTreeTable {
  ancestor_id: string;
  descendant_id: string;
  depth: number;
}

/** One row: what a change of the tree's shape waits for (docs/adr, "Companies are a tree kept as a closure table"). */
export interface CompanyTreeMovesTable {
  id: number;
  moves: number;
}

/** How many companies there are of each kind; the database keeps it with each statement. */
export interface CompanyCountsTable {
  type: CompanyType;
  status: CompanyStatus;
  currency: string;
  companies: number;
}

export interface CompanyLogosTable {
  company_id: string;
  /** Random: the name is the key to the picture. */
  name: string;
  type: LogoType;
  bytes: Buffer;
}

export interface CompanyModulesTable {
  company_id: string;
  module_id: string;
}

export interface CompanySuppliersTable {
  company_id: string;
  supplier_id: string;
}

export interface CompanySupplierSettingsTable {
  company_id: string;
  supplier_id: string;
  /** Sealed; null uses the platform's own. */
  credentials: string | null;
  /** The supplier's address that they were given for; they are sent to no other. */
  credentials_for: string | null;
  /** The supplier has moved since, and the company has not said what it calls it by now. */
  credentials_ended_at: Date | null;
  markup_enabled: boolean;
  cabins: Cabin[];
  airline_mode: (typeof airlineModes)[number];
  airline_codes: string[];
  version: Generated<number>;
}

export interface CompanyTokensTable {
  id: string;
  company_id: string;
  name: string;
  /** How the token begins, to know it by. */
  prefix: string;
  secret_hash: string;
  scopes: TokenScope[];
  /** Whose rights bound the token's, at each call. */
  created_by: string;
  created_by_name: string;
  /** Who the maker was: as another the token is refused. */
  maker_type: Actor['type'];
  maker_company_id: string | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** Null of what is in force, and of what ended before this was noted. */
  ended: TokenEnd | null;
}
