import { tokenScopes } from '@traveldesk/companies-contract';
import { companySuited } from '@traveldesk/users-contract';

it('what a token of a company may do, its people can be given too', () => {
  expect(tokenScopes.filter((scope) => !companySuited.has(scope))).toEqual([]);
});
