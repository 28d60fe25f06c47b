import type { RemoteOption } from '@traveldesk/shared-ui';
import type { Role } from '@traveldesk/users-contract';

/** A role among others: a company's says whose it is, as names are one only among those of their owner. */
export function roleOption({ id, name, company }: Pick<Role, 'id' | 'name' | 'company'>): RemoteOption {
  return { value: id, label: name, ...(company && { note: company.name }) };
}
