import type { ColumnType, Generated } from 'kysely';
import type {} from '@traveldesk/airlines-server'; // rules name airlines, companies, places and suppliers
import type {} from '@traveldesk/companies-server';
import type {} from '@traveldesk/geo-server';
import type {} from '@traveldesk/suppliers-server';
import type { CompanyType } from '@traveldesk/companies-contract';
import type { MarkupKind, MarkupLayer, MarkupStatus, RuleProduct } from '@traveldesk/markups-contract';
import type { PricedItem } from '@traveldesk/markups-contract/engine';
import type { KeptContext } from './pricing/kept-context';
import type { KeptRule } from './versions/kept-rule';

/** A jsonb column: written as JSON text, read as a value. */
type Json<Value> = ColumnType<Value, string, never>;

/** One row: the number of revisions published, and the instant of the last one. */
interface MarkupStateTable {
  id: number;
  revision: number;
  at: Date;
}

/** A rule, with the columns that lists need from its shown version: the newest one that was not declined. */
export interface MarkupsTable {
  id: string;
  /** Number of the shown version. */
  shown: number;
  /** True when the shown version awaits approval. */
  waits: boolean;
  name: string;
  sort_name: string;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  status: MarkupStatus;
  product: Generated<RuleProduct>;
  layer: MarkupLayer;
  owner_id: string | null;
  kind: MarkupKind;
  company_type: CompanyType | null;
  /** Companies named without and with their subsidiaries. */
  companies: string[];
  companies_below: string[];
  suppliers: string[];
  /** Airlines in any of the three conditions. */
  airlines: string[];
  currency: string;
  priority: number;
  /** When the rule starts to apply, the later of its effective date and its validity; null when neither is set. */
  counts_from: Date | null;
  valid_until: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  deleted_revision: number | null;
}

export interface MarkupVersionsTable {
  rule_id: string;
  number: number;
  content: Json<KeptRule>;
  state: 'published' | 'awaiting' | 'declined';
  reason: string | null;
  author_id: string | null;
  author_name: string | null;
  /** The version that this one restores, if any. */
  returned_to: number | null;
  /** The effective date that the author asked for; null is the publication. */
  wanted_at: Date | null;
  approval_id: string | null;
  created_at: Date;
  revision: number | null;
  effective_at: Date | null;
}

export interface MarkupZonesTable {
  id: string;
  name: string;
  sort_name: string;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  countries: string[];
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface MarkupZoneVersionsTable {
  revision: number;
  zone_id: string;
  name: string;
  countries: string[];
  zones: string[];
  deleted: boolean;
}

interface MarkupSettingsTable {
  id: number;
  percent_limit: string;
  /** In minor units of `currency`. */
  amount_limit: number | bigint;
  currency: string;
  version: Generated<number>;
}

/** Append-only: the largest percentage of the net price that fixed amounts of a discount may take off, from each revision on. */
interface MarkupDiscountSharesTable {
  revision: number;
  share: string;
}

export interface MarkupSamplesTable {
  id: string;
  company_id: string | null;
  supplier_id: string;
  route: string;
  hour: number;
  slot: number;
  searched_at: Date;
  context: Json<KeptContext>;
  offer: Json<PricedItem>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    markup_state: MarkupStateTable;
    markups: MarkupsTable;
    markup_versions: MarkupVersionsTable;
    markup_rule_companies: { rule_id: string; company_id: string };
    markup_rule_suppliers: { rule_id: string; supplier_id: string };
    markup_rule_zones: { rule_id: string; zone_id: string };
    markup_zones: MarkupZonesTable;
    markup_zone_members: { zone_id: string; member_id: string };
    markup_zone_versions: MarkupZoneVersionsTable;
    markup_settings: MarkupSettingsTable;
    markup_discount_shares: MarkupDiscountSharesTable;
    markup_samples: MarkupSamplesTable;
  }
}
