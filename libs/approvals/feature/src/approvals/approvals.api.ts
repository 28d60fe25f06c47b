import {
  approvalPaths,
  type Approval,
  type ApprovalDetails,
  type ApprovalExportQuery,
  type ApproveInput,
  type CancelInput,
  type DeclineInput,
} from '@traveldesk/approvals-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, type ListQuery } from '@traveldesk/shared-web';

const list = { type: 'Approval', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Approval', id }) as const;

/** A decision; the idempotency key lasts as long as its form. */
interface Decision<Body> {
  id: string;
  key: string | undefined;
  body: Body;
}

const approvalsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Approval'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    approvalsList: build.query<Page<Approval>, ListQuery<keyof ApprovalExportQuery>>({
      query: (params) => ({ url: approvalPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    approvalsOne: build.query<ApprovalDetails, string>({
      query: (id) => ({ url: approvalPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    approvalsHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(approvalPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    approvalsApprove: build.mutation<Done<ApprovalDetails>, Decision<ApproveInput>>({
      query: ({ id, key, body }) => ({
        url: approvalPaths.approve(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    approvalsDecline: build.mutation<Done<ApprovalDetails>, Decision<DeclineInput>>({
      query: ({ id, key, body }) => ({
        url: approvalPaths.decline(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    approvalsCancel: build.mutation<Done<ApprovalDetails>, Decision<CancelInput>>({
      query: ({ id, key, body }) => ({
        url: approvalPaths.cancel(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
  }),
});

export const {
  endpoints: { approvalsList, approvalsOne },
  useApprovalsListQuery,
  useApprovalsOneQuery,
  useApprovalsHistoryInfiniteQuery,
  useApprovalsApproveMutation,
  useApprovalsDeclineMutation,
  useApprovalsCancelMutation,
} = approvalsApi;
