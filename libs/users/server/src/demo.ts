import type { Language } from '@traveldesk/shared-contract';
import { systemChange, type Kernel, type Tx } from '@traveldesk/shared-server';
import { systemAccess } from './access.rules';
import { createUser, type UserInput } from './create-user';
import {
  companyRoles,
  demoCustomers,
  demoPeople,
  demoRoles,
  type DemoPerson,
  type DemoRole,
} from './demo.data';
import { administratorRoles, insertRole, roleByName } from './roles.sql';
import { userByEmail } from './users.sql';

/** The demo accounts for signing in (DESIGN 1). */
export const demoEmails = {
  administrator: 'admin@traveldesk.example',
  viewer: 'viewer@traveldesk.example',
  /** The approver of money matters. */
  finance: 'finance@traveldesk.example',
  agent: 'agent@nile.example',
  /** Books, pays, cancels and refunds for their company. */
  desk: 'desk@nile.example',
  otherDesk: 'desk@meridien.example',
  /** Still has the initial password. */
  newcomer: 'new@traveldesk.example',
} as const;

const administrator = { email: demoEmails.administrator, name: 'Amira Mansour', language: 'en' } as const;

const signIns: readonly DemoPerson[] = [
  { email: demoEmails.viewer, name: 'Victor Lambert', role: 'Viewer', language: 'en', status: 'active' },
  { email: demoEmails.finance, name: 'Farah Idris', role: 'Finance', language: 'en', status: 'active' },
  {
    email: demoEmails.agent,
    name: 'Nadia Farouk',
    role: 'Travel agent',
    language: 'en',
    company: 'Nile Travel',
    status: 'active',
  },
  {
    email: demoEmails.desk,
    name: 'Mariam Aziz',
    role: 'Booking desk',
    language: 'en',
    company: 'Nile Travel',
    status: 'active',
  },
  {
    email: demoEmails.otherDesk,
    name: 'Camille Roy',
    role: 'Booking desk',
    language: 'fr',
    company: 'Groupe Méridien Voyages',
    status: 'active',
  },
  { email: demoEmails.newcomer, name: 'Noor Haddad', role: 'Viewer', language: 'en', status: 'active' },
];

/**
 * Creates the demo users with `createUser`. Missing accounts for signing in are recreated at each start; the other people are created only
 * once, with the first accounts.
 */
export async function createDemoUsers(kernel: Kernel): Promise<void> {
  await systemChange(kernel, async (tx, record) => {
    const users = await demoUsers(tx, !(await userByEmail(tx, demoEmails.administrator)));
    for (const user of users) {
      if (await userByEmail(tx, user.email)) continue;
      await createUser(tx, record, systemAccess, user);
    }
  });
}

async function demoUsers(tx: Tx, withPeople: boolean): Promise<UserInput[]> {
  const companies = await tx.selectFrom('companies').select(['id', 'name']).orderBy('id', 'desc').execute();
  const companyIds = new Map(companies.map(({ id, name }) => [name, id]));
  const roleIds = await idsOfRoles(tx);
  const people = [...signIns, ...(withPeople ? demoPeople : [])]
    // Skip users of companies that somebody deleted.
    .filter(({ company }) => company === undefined || companyIds.has(company))
    .map(({ role, company, ...person }, index): UserInput => ({
      ...person,
      phone: phoneOf(person.language, index),
      type: company === undefined ? 'staff' : 'company',
      companyId: company === undefined ? null : (companyIds.get(company) ?? null),
      roleIds: [roleIds[role]],
    }));
  const customers = (withPeople ? demoCustomers : [])
    .filter(({ company }) => company !== undefined && companyIds.has(company))
    .map(({ company, ...person }, index): UserInput => ({
      ...person,
      phone: phoneOf(person.language, people.length + index),
      type: 'customer',
      companyId: companyIds.get(company ?? '') ?? null,
      roleIds: [],
    }));
  return [
    { ...administrator, type: 'staff', status: 'active', roleIds: await administratorRoles(tx) },
    ...people,
    ...customers,
  ];
}

/** Returns a number that the French or British authority reserves for fiction, so that nobody gets called. */
function phoneOf(language: Language, index: number): string {
  const last = String(index).padStart(3, '0');
  return language === 'fr' ? `+336399800${last.slice(1)}` : `+442079460${last}`;
}

async function idsOfRoles(tx: Tx): Promise<Record<DemoRole, string>> {
  const idOf = async (name: DemoRole) =>
    (await roleByName(tx, name))?.id ??
    insertRole(tx, { name, permissions: demoRoles[name], assignable: companyRoles.has(name) });
  return {
    Viewer: await idOf('Viewer'),
    'Travel agent': await idOf('Travel agent'),
    'Booking desk': await idOf('Booking desk'),
    Accountant: await idOf('Accountant'),
    Finance: await idOf('Finance'),
    Pricing: await idOf('Pricing'),
    Support: await idOf('Support'),
    'Company manager': await idOf('Company manager'),
    'Data editor': await idOf('Data editor'),
  };
}
