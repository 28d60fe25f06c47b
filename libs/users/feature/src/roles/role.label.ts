import type { Role } from '@traveldesk/users-contract';

/** A role among others: a company's says whose it is, as names are one only among those of their owner. */
export function roleLabel({ name, company }: Pick<Role, 'name' | 'company'>): string {
  return company ? `\u2068${name}\u2069 · \u2068${company.name}\u2069` : name;
}
