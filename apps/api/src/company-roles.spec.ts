import { tokenScopes } from '@traveldesk/companies-contract';
import { companySuited } from '@traveldesk/users-contract';

it('every scope of a company’s token can be given to its users too', () => {
  expect(tokenScopes.filter((scope) => !companySuited.has(scope))).toEqual([]);
});
