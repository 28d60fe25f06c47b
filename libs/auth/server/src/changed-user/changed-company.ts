import type { CompanyStatusChanged } from '@traveldesk/shared-server';
import { endSessionsOfCompany } from '../sessions/sessions.sql';
import { deleteChallengesOfCompany } from '../sign-in/challenges.sql';

/** Ends the sessions of a company's users, and the sign-ins that wait for a code: a company that is let in again brings none back. */
export const endAccessOfCompany: CompanyStatusChanged = async (tx, _record, companyId) => {
  await endSessionsOfCompany(tx, companyId);
  await deleteChallengesOfCompany(tx, companyId);
};
