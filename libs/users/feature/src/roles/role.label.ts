import type { RemoteOption } from '@traveldesk/shared-ui';
import type { Role } from '@traveldesk/users-contract';

/** A role as a picker's option. Names are unique only per owner, so a company's role shows its company. */
export function roleOption({ id, name, company }: Pick<Role, 'id' | 'name' | 'company'>): RemoteOption {
  return { value: id, label: name, ...(company && { note: company.name }) };
}
