import { sql, type Selectable } from 'kysely';
import { companyPaths, type Company } from '@traveldesk/companies-contract';
import '@traveldesk/geo-server';
import { isoOf, type Db } from '@traveldesk/shared-server';
import type { CompaniesTable } from '../companies.tables';
import { fixedFields } from './fixed-fields';
import type { Viewer } from './scope';
import { seesDetails } from './viewers';

type Hidden = 'search' | 'compact' | 'modules_version';

interface CompanyRow extends Omit<Selectable<CompaniesTable>, Hidden> {
  parent_name: string | null;
  country_code: string;
  country_en: string;
  country_fr: string;
  country_ar: string;
  city_en: string | null;
  city_fr: string | null;
  city_ar: string | null;
  city_latitude: number | null;
  city_longitude: number | null;
  logo_name: string | null;
  has_children: boolean;
}

/** A query of companies with the columns of the API response. */
export function companyRows(db: Db) {
  return db
    .selectFrom('companies')
    .innerJoin('countries', 'countries.id', 'companies.country_id')
    .leftJoin('cities', 'cities.id', 'companies.city_id')
    .leftJoin('companies as parents', 'parents.id', 'companies.parent_id')
    .leftJoin('company_logos as logos', 'logos.company_id', 'companies.id')
    .select([
      'companies.id',
      'companies.name',
      'companies.type',
      'companies.parent_id',
      'companies.country_id',
      'companies.city_id',
      'companies.office_address',
      'companies.office_latitude',
      'companies.office_longitude',
      'companies.email',
      'companies.phone',
      'companies.currency',
      'companies.status',
      'companies.version',
      'companies.created_at',
      'companies.updated_at',
      'parents.name as parent_name',
      'countries.code as country_code',
      'countries.name_en as country_en',
      'countries.name_fr as country_fr',
      'countries.name_ar as country_ar',
      'cities.name_en as city_en',
      'cities.name_fr as city_fr',
      'cities.name_ar as city_ar',
      'cities.latitude as city_latitude',
      'cities.longitude as city_longitude',
      'logos.name as logo_name',
      sql<boolean>`exists (select 1 from companies as below where below.parent_id = companies.id)`.as(
        'has_children',
      ),
    ]);
}

/**
 * Builds the API response for a caller: no parent of the caller's own company, and no details for callers who only look companies up. Pass
 * `details` true for callers who change the company.
 */
export function companyOf(row: CompanyRow, actor: Viewer, details = seesDetails(actor)): Company {
  const { id, name, type, currency, status, version } = row;
  const parentShown = row.parent_id !== null && (actor.type === 'staff' || id !== actor.companyId);
  return {
    id,
    name,
    type,
    parent: parentShown ? { id: row.parent_id ?? '', name: row.parent_name ?? '' } : null,
    country: details
      ? {
          id: row.country_id,
          code: row.country_code,
          name: { en: row.country_en, fr: row.country_fr, ar: row.country_ar },
        }
      : null,
    city: details ? cityOf(row) : null,
    office_address: details ? row.office_address : null,
    office_latitude: details ? row.office_latitude : null,
    office_longitude: details ? row.office_longitude : null,
    position: details ? positionOf(row) : null,
    email: details ? row.email : null,
    phone: details ? row.phone : null,
    currency,
    status,
    logo: row.logo_name === null ? null : companyPaths.logoFile(row.logo_name),
    has_children: row.has_children,
    fixed_fields: fixedFields(actor, id),
    version,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}

function positionOf(row: CompanyRow): Company['position'] {
  return (
    pointOf(row.office_latitude, row.office_longitude, 'office') ??
    pointOf(row.city_latitude, row.city_longitude, 'city')
  );
}

function pointOf(latitude: number | null, longitude: number | null, of: 'office' | 'city') {
  return latitude === null || longitude === null ? null : { latitude, longitude, of };
}

function cityOf({ city_id: id, city_en: en, city_fr: fr, city_ar: ar }: CompanyRow): Company['city'] {
  return id === null ? null : { id, name: { en: en ?? '', fr: fr ?? '', ar: ar ?? '' } };
}
