import {
  approvalDetailsSchema,
  approvalKindsSchema,
  approvalPageSchema,
  approvalPaths,
  approvalPermissions,
  approvalQuerySchema,
  approveInputSchema,
  cancelInputSchema,
  declineInputSchema,
} from '@traveldesk/approvals-contract';
import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  done,
  idempotent,
  languageOf,
  problems,
  toolsOf,
  timeZoneOf,
  type App,
  type Call,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { readApprovalHistory } from './approvals.read';
import { kindName, readDetails, shownApproval } from './approvals.shown';
import type { ApprovalRow } from './approvals.sql';
import { callBeforeApproval } from './call-before-approval';
import { approvalPage } from './decidable';
import { approveRequest, cancelRequest, declineRequest } from './decide-approval';

const decided = { 200: doneOf(approvalDetailsSchema), ...problems(404, 422, 425) };

export function approvalRoutes(app: App): void {
  const { kernel } = app;

  app.get(
    approvalPaths.all,
    {
      config: { permission: approvalPermissions.list },
      schema: {
        summary: 'Requests for a second person and their outcome, a page at a time',
        querystring: approvalQuerySchema,
        response: { 200: approvalPageSchema },
      },
    },
    async (request) => {
      const reader = { ...actorOf(request), timeZone: timeZoneOf(request) };
      const { data, ...count } = await approvalPage(kernel, reader, request.query);
      return { data: data.map((row) => shownApproval(request, row)), ...count };
    },
  );

  app.get(
    approvalPaths.kinds,
    {
      config: { permission: approvalPermissions.list },
      schema: { summary: 'The kinds of requests that need approval', response: { 200: approvalKindsSchema } },
    },
    async (request) => {
      const keys = [...toolsOf(kernel, 'approvals').kinds.keys()];
      return { data: keys.map((key) => ({ key, name: kindName(kernel, key, languageOf(request)) })) };
    },
  );

  app.get(
    approvalPaths.one(':id'),
    {
      // Authors may see their own requests without the list permission.
      config: { permission: 'session' },
      schema: {
        summary: 'One request: what it does, who may approve it, and why the caller may not',
        params: idParams,
        response: { 200: approvalDetailsSchema, ...problems(404) },
      },
    },
    (request) => readDetails(request, request.params.id),
  );

  app.get(
    approvalPaths.history(':id'),
    {
      config: { permission: 'session' },
      schema: {
        summary: 'Who did what with a request, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readApprovalHistory(request, request.params.id, request.query),
  );

  app.post(
    approvalPaths.approve(':id'),
    {
      config: { permission: approvalPermissions.list, idempotent: 'required' },
      schema: {
        summary: 'Approve a request, or a part of it, by its kind’s own permission',
        params: idParams,
        body: approveInputSchema,
        response: decided,
      },
    },
    async (request) => {
      const { id } = request.params;
      await callBeforeApproval(request, id);
      return decide(request, id, (tx, record) =>
        approveRequest(tx, record, actorOf(request), { id, ...request.body }, kernel),
      );
    },
  );

  app.post(
    approvalPaths.decline(':id'),
    {
      config: { permission: approvalPermissions.list, idempotent: 'required' },
      schema: {
        summary: 'Decline a request and give the reason',
        params: idParams,
        body: declineInputSchema,
        response: decided,
      },
    },
    (request) => {
      const { id } = request.params;
      return decide(request, id, (tx, record) =>
        declineRequest(tx, record, actorOf(request), { id, ...request.body }, kernel),
      );
    },
  );

  app.post(
    approvalPaths.cancel(':id'),
    {
      config: { permission: 'session', idempotent: 'required' },
      schema: {
        summary: 'Withdraw one’s own request',
        params: idParams,
        body: cancelInputSchema,
        response: decided,
      },
    },
    (request) => {
      const { id } = request.params;
      return decide(request, id, (tx, record) =>
        cancelRequest(tx, record, actorOf(request), { id, ...request.body }, kernel),
      );
    },
  );
}

/** Decides once per idempotency key, which is required as money may move (SECURITY 6). */
async function decide(request: Call, id: string, work: (tx: Tx, record: Recorder) => Promise<ApprovalRow>) {
  const state = await idempotent(request, async (tx, record) => (await work(tx, record)).state);
  const approval = await readDetails(request, id);
  return done(request, `approval_${state}`, approval, { title: approval.title });
}
