import type { CompanyStatusChanged } from '@traveldesk/shared-server';
import { endSessionsOfCompany } from '../sessions/sessions.sql';
import { deleteChallengesOfCompany } from '../sign-in/challenges.sql';

/** Ends the sessions of a company's users and their sign-ins that await a code; a reactivated company gets none of them back. */
export const endAccessOfCompany: CompanyStatusChanged = async (tx, _record, companyId) => {
  await endSessionsOfCompany(tx, companyId);
  await deleteChallengesOfCompany(tx, companyId);
};
