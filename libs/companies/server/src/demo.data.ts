import type { CompanyStatus, CompanyType } from '@traveldesk/companies-contract';

export interface DemoCompany {
  name: string;
  /** The parent's name; the parent must come earlier in the list. */
  below?: string;
  type?: CompanyType;
  /** ISO 3166-1 alpha-2. */
  country: string;
  currency: string;
  phone: string;
  status?: CompanyStatus;
}

type Row = [name: string, below: string, type: CompanyType, country: string, currency: string, phone: string];

/** The company of the demo's travel agent. */
const demoAgency = 'Nile Travel';

const suspended: ReadonlySet<string> = new Set(['Sahara Trails', 'Lagune Évasion']);

const rows: Row[] = [
  ['Nile Group Holding', '', 'B2B', 'EG', 'EGP', '+20223456700'],
  [demoAgency, 'Nile Group Holding', 'B2B', 'EG', 'EGP', '+20223456701'],
  ['Nile Travel Alexandria', demoAgency, 'B2B', 'EG', 'EGP', '+2034876502'],
  ['Nile Travel Luxor', demoAgency, 'B2B', 'EG', 'EGP', '+20952371203'],
  ['Nile Travel Aswan', demoAgency, 'B2B', 'EG', 'EGP', '+20972301204'],
  ['Nile Online', 'Nile Group Holding', 'B2C', 'EG', 'EGP', '+20223456705'],
  ['Red Sea Holidays', 'Nile Group Holding', 'B2C', 'EG', 'EGP', '+20653544106'],
  ['شركة الدلتا للسياحة', 'Nile Group Holding', 'B2B', 'EG', 'EGP', '+20402331207'],
  ['Gulf Horizons', '', 'B2B', 'AE', 'AED', '+97143551208'],
  ['Gulf Horizons Dubai', 'Gulf Horizons', 'B2B', 'AE', 'AED', '+97143551209'],
  ['Gulf Horizons Abu Dhabi', 'Gulf Horizons', 'B2B', 'AE', 'AED', '+97126221210'],
  ['Horizons Business Travel', 'Gulf Horizons Dubai', 'B2B', 'AE', 'AED', '+97143551211'],
  ['الكويت للسفر', 'Gulf Horizons', 'B2B', 'KW', 'KWD', '+96522451212'],
  ['Manama Voyages', 'Gulf Horizons', 'B2B', 'BH', 'BHD', '+97317531213'],
  ['Muscat Discovery', 'Gulf Horizons', 'B2C', 'OM', 'OMR', '+96824561214'],
  ['Riyadh Travel House', '', 'B2B', 'SA', 'SAR', '+966114651215'],
  ['Riyadh Travel House Jeddah', 'Riyadh Travel House', 'B2B', 'SA', 'SAR', '+966126531216'],
  ['رحلات العمرة', 'Riyadh Travel House', 'B2C', 'SA', 'SAR', '+966125471217'],
  ['Groupe Méridien Voyages', '', 'B2B', 'FR', 'EUR', '+33142681218'],
  ['Méridien Paris', 'Groupe Méridien Voyages', 'B2B', 'FR', 'EUR', '+33142681219'],
  ['Méridien Lyon', 'Groupe Méridien Voyages', 'B2B', 'FR', 'EUR', '+33478371220'],
  ['Méridien Marseille', 'Groupe Méridien Voyages', 'B2B', 'FR', 'EUR', '+33491541221'],
  ['Évasion Directe', 'Groupe Méridien Voyages', 'B2C', 'FR', 'EUR', '+33142681222'],
  ['Lagune Évasion', 'Méridien Marseille', 'B2C', 'FR', 'EUR', '+33491541223'],
  ['Atlas Tours Maroc', '', 'B2B', 'MA', 'MAD', '+212522271224'],
  ['Atlas Tours Rabat', 'Atlas Tours Maroc', 'B2B', 'MA', 'MAD', '+212537701225'],
  ['Atlas Tours Marrakech', 'Atlas Tours Maroc', 'B2B', 'MA', 'MAD', '+212524431226'],
  ['Sahara Trails', 'Atlas Tours Marrakech', 'B2C', 'MA', 'MAD', '+212524431227'],
  ['Carthage Voyages', '', 'B2B', 'TN', 'TND', '+21671331228'],
  ['Carthage Sfax', 'Carthage Voyages', 'B2B', 'TN', 'TND', '+21674221229'],
  ['Bosphorus Travel', '', 'B2B', 'TR', 'TRY', '+902122931230'],
  ['Bosphorus Ankara', 'Bosphorus Travel', 'B2B', 'TR', 'TRY', '+903124171231'],
  ['Albion Corporate Travel', '', 'B2B', 'GB', 'GBP', '+442079461232'],
  ['Albion Manchester', 'Albion Corporate Travel', 'B2B', 'GB', 'GBP', '+441614961233'],
  ['Albion Leisure', 'Albion Corporate Travel', 'B2C', 'GB', 'GBP', '+442079461234'],
  ['Rhein Reisen', '', 'B2B', 'DE', 'EUR', '+492214711235'],
  ['Rhein Reisen Hamburg', 'Rhein Reisen', 'B2B', 'DE', 'EUR', '+494035711236'],
  ['Sakura Travel Service', '', 'B2B', 'JP', 'JPY', '+81335011237'],
  ['Levant Travel', '', 'B2B', 'JO', 'JOD', '+96264651238'],
  ['Petra Journeys', 'Levant Travel', 'B2C', 'JO', 'JOD', '+96232151239'],
];

/** About forty companies in nine trees of up to four levels, some in currencies without two decimals. */
export const demoCompanies: readonly DemoCompany[] = rows.map(
  ([name, below, type, country, currency, phone]) => ({
    name,
    ...(below && { below }),
    type,
    country,
    currency,
    phone,
    status: suspended.has(name) ? 'suspended' : 'active',
  }),
);
