import type { LogoType } from '@traveldesk/companies-contract';
import '@traveldesk/geo-server';
import { commaOf, type Language } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../companies.tables';

/** The sender of documents and of their mails, as a letterhead shows it. */
export interface Issuer {
  name: string;
  /** Null for the platform, whose address mails have anyway. */
  email: string | null;
  phone: string | null;
  /** The lines below the name: the address, and how to reach the company. */
  lines: readonly string[];
  logo: { type: LogoType; bytes: Buffer } | null;
}

const platform: Issuer = { name: 'Traveldesk', email: null, phone: null, lines: [], logo: null };

/**
 * Returns the issuer of the documents of the company that pays: with its own name, address and email, and with its phone and its logo or
 * those of its nearest parent that has one. Without a company the platform is the issuer.
 */
export async function issuerOf(db: Db | Tx, companyId: string | null, language: Language): Promise<Issuer> {
  if (companyId === null) return platform;
  const company = await db
    .selectFrom('companies')
    .innerJoin('countries', 'countries.id', 'companies.country_id')
    .leftJoin('cities', 'cities.id', 'companies.city_id')
    .select(['companies.name', 'companies.email', 'companies.office_address'])
    .select([`cities.name_${language} as city`, `countries.name_${language} as country`])
    .where('companies.id', '=', companyId)
    .executeTakeFirst();
  if (!company) return platform;
  const { name, email, office_address: street, city, country } = company;
  const phone = await nearest(db, companyId)
    .innerJoin('companies', 'companies.id', 'tree.ancestor_id')
    .select('companies.phone')
    .where('companies.phone', 'is not', null)
    .executeTakeFirst();
  const logo = await nearest(db, companyId)
    .innerJoin('company_logos', 'company_logos.company_id', 'tree.ancestor_id')
    .select(['company_logos.type', 'company_logos.bytes'])
    .executeTakeFirst();
  const lines = [
    street,
    [city, country].filter(Boolean).join(commaOf[language]),
    [email, phone?.phone].filter(Boolean).join(' · '),
  ];
  return {
    name,
    email,
    phone: phone?.phone ?? null,
    lines: lines.filter((line) => line !== null),
    logo: logo ? { type: logo.type, bytes: Buffer.from(logo.bytes) } : null,
  };
}

/** The company and its parents, the nearest first. */
function nearest(db: Db | Tx, companyId: string) {
  return db
    .selectFrom('company_tree as tree')
    .where('tree.descendant_id', '=', companyId)
    .orderBy('tree.depth')
    .limit(1);
}
