import { approvalPermissions, approvalsPermissions } from '@traveldesk/approvals-contract';
import { companyIn, type ServerModule } from '@traveldesk/shared-server';
import { approvalExport } from './approvals.export';
import { approverJobs } from './approvers.jobs';
import { approvalRoutes } from './approvals.routes';
import './approvals.table';
import * as approvals from './migrations/20261123T0310_approvals';
import { moneySettingKind, moneySettingsTools } from './money-settings';
import * as compact from './migrations/20261129T1858_approvals_compact';
import { searchedRequests } from './approvals.searched';
import * as approvalsByEvidence from './migrations/20261129T1411_approvals_by_evidence';
import { requestKind } from './request-kind';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

import { registerApprovalKind } from './approval-kinds';

export {
  registerApprovalKind,
  type ApprovalDescription,
  type ApprovalKind,
  type ApprovalRequest,
} from './approval-kinds';
export { authorAsActor } from './author';
export { accountsAsOne, accountsWithPowerOver } from './power-ties';
export { approveRequest, cancelRequest, declineRequest } from './decide-approval';
export { requestApproval, type NewApproval } from './request-approval';

/** The approvals module; other domains register the kinds (docs/approvals.md). */
export const approvalsServer: ServerModule = {
  name: 'approvals',
  migrations: {
    '20261123T0310_approvals': approvals,
    '20261129T1411_approvals_by_evidence': approvalsByEvidence,
    '20261129T1858_approvals_compact': compact,
  },
  searched: [searchedRequests],
  texts: { en, fr, ar },
  constraints: { approval_requests_company: { field: 'company_id', code: 'approval_company_unknown' } },
  permissions: approvalsPermissions,
  tools: () => ({ approvals: { kinds: new Map() }, moneySettings: moneySettingsTools() }),
  contribute: (kernel) => registerApprovalKind(kernel, moneySettingKind(kernel)),
  routes: (app) => {
    approvalRoutes(app);
    approvalExport(app);
  },
  jobs: approverJobs,
  recordKinds: { approval: requestKind },
  histories: { approval: { permissions: [approvalPermissions.list] } },
  // Requests by staff about a company are internal to the platform.
  companiesOf: { approval: companyIn('approval_requests', 'author_company_id') },
};
