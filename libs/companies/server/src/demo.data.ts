import type { CompanyStatus, CompanyType } from '@traveldesk/companies-contract';

export interface DemoCompany {
  name: string;
  /** The name of the company above, which stands earlier in the list. */
  below?: string;
  type?: CompanyType;
  /** ISO 3166. */
  country: string;
  currency: string;
  /** In whole units of the currency. */
  credit: number;
  phone: string;
  status?: CompanyStatus;
}

type Row = [
  name: string,
  below: string,
  type: CompanyType,
  country: string,
  currency: string,
  credit: number,
  phone: string,
];

/** The company that the demo's travel agent works for. */
const demoAgency = 'Nile Travel';

const suspended = new Set(['Sahara Trails', 'Lagune Évasion']);

const rows: Row[] = [
  ['Nile Group Holding', '', 'B2B', 'EG', 'EGP', 2_000_000, '+20223456700'],
  [demoAgency, 'Nile Group Holding', 'B2B', 'EG', 'EGP', 750_000, '+20223456701'],
  ['Nile Travel Alexandria', demoAgency, 'B2B', 'EG', 'EGP', 150_000, '+2034876502'],
  ['Nile Travel Luxor', demoAgency, 'B2B', 'EG', 'EGP', 90_000, '+20952371203'],
  ['Nile Travel Aswan', demoAgency, 'B2B', 'EG', 'EGP', 60_000, '+20972301204'],
  ['Nile Online', 'Nile Group Holding', 'B2C', 'EG', 'EGP', 0, '+20223456705'],
  ['Red Sea Holidays', 'Nile Group Holding', 'B2C', 'EG', 'EGP', 120_000, '+20653544106'],
  ['شركة الدلتا للسياحة', 'Nile Group Holding', 'B2B', 'EG', 'EGP', 80_000, '+20402331207'],
  ['Gulf Horizons', '', 'B2B', 'AE', 'AED', 1_500_000, '+97143551208'],
  ['Gulf Horizons Dubai', 'Gulf Horizons', 'B2B', 'AE', 'AED', 600_000, '+97143551209'],
  ['Gulf Horizons Abu Dhabi', 'Gulf Horizons', 'B2B', 'AE', 'AED', 400_000, '+97126221210'],
  ['Horizons Business Travel', 'Gulf Horizons Dubai', 'B2B', 'AE', 'AED', 250_000, '+97143551211'],
  ['الكويت للسفر', 'Gulf Horizons', 'B2B', 'KW', 'KWD', 40_000, '+96522451212'],
  ['Manama Voyages', 'Gulf Horizons', 'B2B', 'BH', 'BHD', 25_000, '+97317531213'],
  ['Muscat Discovery', 'Gulf Horizons', 'B2C', 'OM', 'OMR', 30_000, '+96824561214'],
  ['Riyadh Travel House', '', 'B2B', 'SA', 'SAR', 900_000, '+966114651215'],
  ['Riyadh Travel House Jeddah', 'Riyadh Travel House', 'B2B', 'SA', 'SAR', 300_000, '+966126531216'],
  ['رحلات العمرة', 'Riyadh Travel House', 'B2C', 'SA', 'SAR', 0, '+966125471217'],
  ['Groupe Méridien Voyages', '', 'B2B', 'FR', 'EUR', 500_000, '+33142681218'],
  ['Méridien Paris', 'Groupe Méridien Voyages', 'B2B', 'FR', 'EUR', 180_000, '+33142681219'],
  ['Méridien Lyon', 'Groupe Méridien Voyages', 'B2B', 'FR', 'EUR', 90_000, '+33478371220'],
  ['Méridien Marseille', 'Groupe Méridien Voyages', 'B2B', 'FR', 'EUR', 85_000, '+33491541221'],
  ['Évasion Directe', 'Groupe Méridien Voyages', 'B2C', 'FR', 'EUR', 0, '+33142681222'],
  ['Lagune Évasion', 'Méridien Marseille', 'B2C', 'FR', 'EUR', 10_000, '+33491541223'],
  ['Atlas Tours Maroc', '', 'B2B', 'MA', 'MAD', 1_200_000, '+212522271224'],
  ['Atlas Tours Rabat', 'Atlas Tours Maroc', 'B2B', 'MA', 'MAD', 350_000, '+212537701225'],
  ['Atlas Tours Marrakech', 'Atlas Tours Maroc', 'B2B', 'MA', 'MAD', 420_000, '+212524431226'],
  ['Sahara Trails', 'Atlas Tours Marrakech', 'B2C', 'MA', 'MAD', 20_000, '+212524431227'],
  ['Carthage Voyages', '', 'B2B', 'TN', 'TND', 200_000, '+21671331228'],
  ['Carthage Sfax', 'Carthage Voyages', 'B2B', 'TN', 'TND', 60_000, '+21674221229'],
  ['Bosphorus Travel', '', 'B2B', 'TR', 'TRY', 3_000_000, '+902122931230'],
  ['Bosphorus Ankara', 'Bosphorus Travel', 'B2B', 'TR', 'TRY', 900_000, '+903124171231'],
  ['Albion Corporate Travel', '', 'B2B', 'GB', 'GBP', 450_000, '+442079461232'],
  ['Albion Manchester', 'Albion Corporate Travel', 'B2B', 'GB', 'GBP', 120_000, '+441614961233'],
  ['Albion Leisure', 'Albion Corporate Travel', 'B2C', 'GB', 'GBP', 0, '+442079461234'],
  ['Rhein Reisen', '', 'B2B', 'DE', 'EUR', 300_000, '+492214711235'],
  ['Rhein Reisen Hamburg', 'Rhein Reisen', 'B2B', 'DE', 'EUR', 110_000, '+494035711236'],
  ['Sakura Travel Service', '', 'B2B', 'JP', 'JPY', 40_000_000, '+81335011237'],
  ['Levant Travel', '', 'B2B', 'JO', 'JOD', 150_000, '+96264651238'],
  ['Petra Journeys', 'Levant Travel', 'B2C', 'JO', 'JOD', 15_000, '+96232151239'],
];

/** About forty companies in nine trees, four levels deep at most, in the currencies that need other than two decimals too. */
export const demoCompanies: readonly DemoCompany[] = rows.map(
  ([name, below, type, country, currency, credit, phone]) => ({
    name,
    ...(below && { below }),
    type,
    country,
    currency,
    credit,
    phone,
    status: suspended.has(name) ? 'suspended' : 'active',
  }),
);
