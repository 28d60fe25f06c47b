import { approvalPaths, type ApprovalKindName } from '@traveldesk/approvals-contract';
import { baseApi } from '@traveldesk/shared-web';

const approvalKindsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    approvalsKinds: build.query<{ data: ApprovalKindName[] }, void>({
      query: () => ({ url: approvalPaths.kinds }),
    }),
  }),
});

export const { useApprovalsKindsQuery } = approvalKindsApi;
