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
  /** The name folded by `folded`, for search and order. */
  search: string;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  type: CompanyType;
  parent_id: string | null;
  country_id: string;
  city_id: string | null;
  office_address: string | null;
  /** In degrees; when null, the city's coordinates apply. */
  office_latitude: number | null;
  office_longitude: number | null;
  email: string;
  phone: string | null;
  currency: string;
  status: CompanyStatus;
  /** Incremented by every change of the company's modules and suppliers. */
  modules_version: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** The closure table of the tree: each company with each of its ancestors, itself at depth 0 included. */
export interface CompanyTreeTable {
  ancestor_id: string;
  descendant_id: string;
  depth: number;
}

/** One row that serializes changes of the tree's shape (docs/adr, "Companies are a tree kept as a closure table"). */
export interface CompanyTreeMovesTable {
  id: number;
  moves: number;
}

/** The number of companies of each kind, maintained by a trigger. */
export interface CompanyCountsTable {
  type: CompanyType;
  status: CompanyStatus;
  currency: string;
  companies: number;
}

export interface CompanyLogosTable {
  company_id: string;
  /** Random: knowing the name grants access to the picture. */
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
  /** Encrypted; null uses the platform's credentials. */
  credentials: string | null;
  /** The supplier address that the credentials belong to; they are never sent to another. */
  credentials_for: string | null;
  /** When the supplier's address changed; set until the company enters credentials again or removes them. */
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
  /** The beginning of the token, to recognize it. */
  prefix: string;
  secret_hash: string;
  scopes: TokenScope[];
  /** Products whose bookings an older token may read and work on without the product's scope. New tokens have none. */
  former_products: Generated<string[]>;
  /** The maker, whose current permissions limit the token's on each call. */
  created_by: string;
  created_by_name: string;
  /** The maker's type and company at that time; if they have changed, the token is refused. */
  maker_type: Actor['type'];
  maker_company_id: string | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** Null for active tokens, and for tokens that ended before this column existed. */
  ended: TokenEnd | null;
}
