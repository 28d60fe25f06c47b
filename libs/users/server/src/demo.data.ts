import { basePermissions, type Language } from '@traveldesk/shared-contract';
import type { UserStatus } from '@traveldesk/users-contract';

/** The demo roles besides the administrator's. */
export const demoRoles = {
  Viewer: basePermissions.filter((name) => name.startsWith('show_')),
  'Travel agent': ['flights_search', 'flights_bookings', 'hotels_search', 'hotels_bookings'],
  /** Commits money: pays for bookings, cancels, voids and refunds them. */
  'Booking desk': [
    'flights_search',
    'flights_bookings',
    'hotels_search',
    'hotels_bookings',
    'show_bookings',
    'show_transactions',
    'issue_bookings',
    'cancel_bookings',
    'refund_bookings',
  ],
  Accountant: ['show_transactions', 'show_bookings', 'show_companies'],
  /** Moves money and approves requests. */
  Finance: [
    'show_transactions',
    'export_transactions',
    'show_companies',
    'show_approvals',
    'show_ledger',
    'add_deposits',
    'approve_deposits',
    'adjust_wallets',
    'approve_adjustments',
    'add_payouts',
    'approve_payouts',
    'convert_wallets',
    'update_credit',
    'approve_credit',
    'approve_exchange_rates',
    'approve_money_settings',
    'show_exchange_rates',
    'show_markups',
    'approve_markups',
    'update_markup_settings',
  ],
  /** Writes markup rules; those above the limit await finance's approval. */
  Pricing: [
    'show_markups',
    'add_markups',
    'update_markups',
    'delete_markups',
    'export_markups',
    'show_companies',
    'show_suppliers',
    'show_exchange_rates',
    'flights_search',
  ],
  Support: ['show_users', 'show_companies', 'show_bookings', 'flights_search', 'show_tasks', 'update_tasks'],
  'Company manager': [
    'show_users',
    'add_users',
    'update_users',
    'flights_search',
    'flights_bookings',
    'hotels_search',
    'hotels_bookings',
    'show_roles',
    'add_roles',
    'update_roles',
    'delete_roles',
    'show_bookings',
    'issue_bookings',
    'cancel_bookings',
    'refund_bookings',
    'show_transactions',
    'show_companies',
  ],
  'Data editor': [
    'update_countries',
    'show_cities',
    'add_city',
    'update_city',
    'update_airports',
    'update_airlines',
  ],
} as const satisfies Record<string, readonly string[]>;

export type DemoRole = keyof typeof demoRoles;

/** Roles that managers of companies may assign. */
export const companyRoles: ReadonlySet<DemoRole> = new Set(['Travel agent', 'Accountant', 'Company manager']);

export interface DemoPerson {
  email: string;
  name: string;
  role: DemoRole;
  language: Language;
  /** The demo company's name; staff have none. */
  company?: string;
  status: UserStatus;
}

type Row = [name: string, mailbox: string, role: DemoRole, language?: Language, status?: UserStatus];

const staff: readonly Row[] = [
  ['Salma Abdelrahman', 'salma', 'Support'],
  ['يوسف المصري', 'youssef', 'Support', 'ar'],
  ['Claire Fontaine', 'claire', 'Support', 'fr'],
  ['Hassan El-Sayed', 'hassan', 'Accountant'],
  ['منى عبد الله', 'mona', 'Accountant', 'ar'],
  ['Étienne Rousseau', 'etienne', 'Accountant', 'fr', 'suspended'],
  ['Farida Nabil', 'farida', 'Pricing'],
  ['Jonas Weber', 'jonas', 'Data editor', 'en', 'invited'],
  ['طارق حسين', 'tarek', 'Data editor', 'ar'],
  ['Grace Whitfield', 'grace', 'Viewer'],
  ['Samir Boutros', 'samir', 'Viewer', 'fr', 'invited'],
  ['هالة منصور', 'hala', 'Viewer', 'ar', 'suspended'],
];

/** Company users by the company's name and the domain of their addresses. */
const ofCompanies: readonly [company: string, domain: string, people: readonly Row[]][] = [
  [
    'Nile Travel',
    'nile.example',
    [
      ['Omar Shafik', 'omar', 'Company manager'],
      ['كريم عبد العزيز', 'karim', 'Travel agent', 'ar'],
      ['Dina Roushdy', 'dina', 'Travel agent'],
      ['نهى السيد', 'noha', 'Accountant', 'ar'],
      ['Maged Girgis', 'maged', 'Travel agent', 'en', 'suspended'],
      ['Yasmine Taha', 'yasmine', 'Travel agent', 'fr', 'invited'],
    ],
  ],
  [
    'Nile Group Holding',
    'nilegroup.example',
    [
      ['Sherif Naguib', 'sherif', 'Company manager'],
      ['ليلى فوزي', 'laila', 'Accountant', 'ar'],
    ],
  ],
  [
    'Red Sea Holidays',
    'redsea.example',
    [
      ['Hany Mikhail', 'hany', 'Travel agent'],
      ['Rania Selim', 'rania', 'Travel agent', 'en', 'invited'],
    ],
  ],
  [
    'شركة الدلتا للسياحة',
    'delta.example',
    [
      ['أحمد رشدي', 'ahmed', 'Company manager', 'ar'],
      ['سارة جمال', 'sara', 'Travel agent', 'ar'],
    ],
  ],
  [
    'Gulf Horizons',
    'gulfhorizons.example',
    [
      ['راشد المنصوري', 'rashid', 'Company manager', 'ar'],
      ['Priya Menon', 'priya', 'Accountant'],
      ['Anil Thomas', 'anil', 'Travel agent', 'en', 'suspended'],
    ],
  ],
  [
    'Gulf Horizons Dubai',
    'dubai.gulfhorizons.example',
    [
      ['Marisol Reyes', 'marisol', 'Travel agent'],
      ['فاطمة الهاشمي', 'fatima', 'Travel agent', 'ar'],
    ],
  ],
  [
    'الكويت للسفر',
    'kuwait.example',
    [
      ['بدر العنزي', 'bader', 'Company manager', 'ar'],
      ['نورة المطيري', 'noura', 'Travel agent', 'ar', 'invited'],
    ],
  ],
  [
    'Riyadh Travel House',
    'riyadh.example',
    [
      ['عبد الرحمن القحطاني', 'abdulrahman', 'Company manager', 'ar'],
      ['Imran Siddiqui', 'imran', 'Accountant'],
      ['ريم الدوسري', 'reem', 'Travel agent', 'ar'],
    ],
  ],
  [
    'Groupe Méridien Voyages',
    'meridien.example',
    [
      ['Hélène Garnier', 'helene', 'Company manager', 'fr'],
      ['François Lemoine', 'francois', 'Accountant', 'fr'],
      ['Zoé Marchand', 'zoe', 'Travel agent', 'fr', 'invited'],
    ],
  ],
  [
    'Méridien Lyon',
    'lyon.meridien.example',
    [
      ['Mathieu Perrin', 'mathieu', 'Travel agent', 'fr'],
      ['Inès Benali', 'ines', 'Travel agent', 'fr', 'suspended'],
    ],
  ],
  [
    'Atlas Tours Maroc',
    'atlas.example',
    [
      ['Mehdi Alaoui', 'mehdi', 'Company manager', 'fr'],
      ['خديجة بناني', 'khadija', 'Accountant', 'ar'],
      ['Soufiane Idrissi', 'soufiane', 'Travel agent', 'fr'],
    ],
  ],
  [
    'Carthage Voyages',
    'carthage.example',
    [
      ['Amel Trabelsi', 'amel', 'Company manager', 'fr'],
      ['Walid Ben Youssef', 'walid', 'Travel agent', 'fr', 'invited'],
    ],
  ],
  [
    'Bosphorus Travel',
    'bosphorus.example',
    [
      ['Elif Yıldız', 'elif', 'Company manager'],
      ['Kerem Aydın', 'kerem', 'Travel agent'],
    ],
  ],
  [
    'Albion Corporate Travel',
    'albion.example',
    [
      ['Harriet Boyd', 'harriet', 'Company manager'],
      ['Oliver Pemberton', 'oliver', 'Travel agent'],
      ['Nia O’Connell', 'nia', 'Support', 'en', 'suspended'],
    ],
  ],
  [
    'Rhein Reisen',
    'rhein.example',
    [
      ['Jürgen Köhler', 'juergen', 'Company manager'],
      ['Annika Groß', 'annika', 'Travel agent'],
    ],
  ],
  ['Sakura Travel Service', 'sakura.example', [['Haruka Tanabe', 'haruka', 'Company manager']]],
  [
    'Levant Travel',
    'levant.example',
    [
      ['زيد الخطيب', 'zaid', 'Company manager', 'ar'],
      ['Lubna Qasem', 'lubna', 'Travel agent', 'en', 'invited'],
    ],
  ],
];

function peopleOf(rows: readonly Row[], domain: string, company?: string): DemoPerson[] {
  return rows.map(([name, mailbox, role, language = 'en', status = 'active']) => ({
    email: `${mailbox}@${domain}`,
    name,
    role,
    language,
    status,
    ...(company !== undefined && { company }),
  }));
}

/** Further people who fill the demo's lists. They have no password and cannot sign in. */
export const demoPeople: readonly DemoPerson[] = [
  ...peopleOf(staff, 'traveldesk.example'),
  ...ofCompanies.flatMap(([company, domain, people]) => peopleOf(people, domain, company)),
];

/** Customers of companies that sell to travelers. They have no role. */
export const demoCustomers: readonly Omit<DemoPerson, 'role'>[] = (
  [
    ['Amal Haddad', 'amal.haddad', 'en', 'Nile Online'],
    ['منى الشريف', 'mona.sherif', 'ar', 'Nile Online'],
    ['Hossam Rifaat', 'hossam.rifaat', 'en', 'Red Sea Holidays'],
    ['عائشة السلمي', 'aisha.sulami', 'ar', 'رحلات العمرة'],
    ['Émilie Caron', 'emilie.caron', 'fr', 'Évasion Directe'],
    ['Peter Hollis', 'peter.hollis', 'en', 'Albion Leisure'],
    ['Rana Haddadin', 'rana.haddadin', 'en', 'Petra Journeys'],
  ] as const
).map(([name, mailbox, language, company]) => ({
  email: `${mailbox}@traveler.example`,
  name,
  language,
  company,
  status: 'active',
}));
