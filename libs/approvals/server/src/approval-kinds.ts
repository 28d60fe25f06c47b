import type { ZodType } from 'zod';
import type { ApprovalFact } from '@traveldesk/approvals-contract';
import { languages, type Language, type Money, type Translated } from '@traveldesk/shared-contract';
import {
  toolsOf,
  type Actor,
  type Db,
  type Kernel,
  type Problem,
  type Recorder,
  type RecordRef,
  type Tx,
} from '@traveldesk/shared-server';
import type { SystemTaskType } from '@traveldesk/tasks-contract';

/** The author: a person, even if an API token that the person created made the request. */
export interface Author {
  id: string;
  name: string;
  email: string;
  /** Null for staff. */
  companyId: string | null;
  tokenId: string | null;
}

/** A request for a second person's approval. */
export interface ApprovalRequest<Payload = unknown> {
  id: string;
  kind: string;
  title: Translated;
  companyId: string | null;
  /** The requested amount; null for kinds without money. */
  amount: Money | null;
  payload: Payload;
  reason: string;
  evidenceId: string | null;
  about: RecordRef | null;
  author: Author;
  createdAt: Date;
}

/** A kind's description of a request, for deciders and readers. */
export interface ApprovalDescription {
  /** The effect of approving in one sentence: "€1,500.00 are added to the wallet of Nile Travel." */
  effect: string;
  facts?: readonly ApprovalFact[];
  /** The evidence's name, and its path below the API's base path. */
  evidence?: { name: string; url: string } | null;
}

/** An approved request. */
export interface Approved<Payload> {
  request: ApprovalRequest<Payload>;
  /** The approved amount, whole or in part; null for kinds without money. */
  amount: Money | null;
}

/**
 * A kind of action that needs a second person, registered by its domain.
 *
 * Its functions get the decision's transaction and never open one. An error in `approve` rolls back the decision, and the request keeps
 * waiting: `approve` must check again what may have changed, such as a closed wallet, and throw a Problem.
 */
export interface ApprovalKind<Payload = unknown> {
  /** The kind's key: `deposit`, `wallet_adjustment`. Its name is the text `approvals.<name>` of `module`. */
  name: string;
  /** The server module with the texts. */
  module: string;
  /** The permission to approve. The module declares it as `{ name, sensitive }`, so that a second factor can be required. */
  permission: string;
  /** Whether only staff may decide, whatever permissions a company's users have: a company must not approve its own benefits. */
  byStaff?: boolean;
  /** Type and project of the task that is raised. */
  task: { type: SystemTaskType; project: string };
  /** Whether a part of the amount can be approved. */
  inPart?: boolean;
  /** Schema of the data for `approve`, stored as JSON. */
  payload: ZodType<Payload>;
  /** Describes a request in the reader's language; the reader may see all of it. */
  describe(db: Db | Tx, request: ApprovalRequest<Payload>, language: Language): Promise<ApprovalDescription>;
  /**
   * Calls an outside system, such as a supplier, before the decision, and stores the response for `approve`. Runs without a transaction,
   * and only for people who may approve. Errors are shown, and the request keeps waiting.
   */
  ahead?(kernel: Kernel, request: ApprovalRequest<Payload>): Promise<void>;
  /**
   * Returns this kind's refusal for each person, for example because the request lapsed or the person took part in it; null if none. Used
   * by the request's page and again by the decision. It may get thousands of people, so use a constant number of statements.
   */
  refusals?(
    db: Db | Tx,
    request: ApprovalRequest<Payload>,
    deciders: readonly Pick<Actor, 'userId'>[],
  ): Promise<readonly (Problem | null)[]>;
  /** Carries out the approved action, once, in the approver's name. Returns the created record, if any. */
  approve(
    tx: Tx,
    record: Recorder,
    actor: Actor,
    approved: Approved<Payload>,
    kernel: Kernel,
  ): Promise<RecordRef | null>;
  /** Cleans up after a refusal or withdrawal, for example releases a reservation. */
  drop?(
    tx: Tx,
    record: Recorder,
    actor: Actor,
    request: ApprovalRequest<Payload>,
    kernel: Kernel,
  ): Promise<void>;
}

/** The module's per-process state. */
export interface ApprovalTools {
  kinds: Map<string, ApprovalKind>;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    approvals: ApprovalTools;
  }
}

/**
 * Registers a kind of request. Call it in the server module's `contribute`, once per kind:
 *
 *     contribute: (kernel) => registerApprovalKind(kernel, depositKind),
 *
 * The domain then calls `requestApproval` instead of acting, and acts in the kind's `approve`. Throws at boot for a duplicate name, a
 * permission not declared as sensitive, or a name without text.
 */
export function registerApprovalKind<Payload>(kernel: Kernel, kind: ApprovalKind<Payload>): void {
  const { kinds } = toolsOf(kernel, 'approvals');
  const { name, module, permission } = kind;
  if (kinds.has(name)) throw new Error(`Two domains register approvals of the kind ${name}.`);
  if (!kernel.sensitive.has(permission)) {
    throw new Error(
      `Approvals of the kind ${name} require ${permission}, which no module declares as sensitive.`,
    );
  }
  for (const language of languages) kernel.texts.text(module, `approvals.${name}`, language);
  kinds.set(name, kind);
}

/** Returns the kind; throws if no module registered it, for example after a module was removed. */
export function kindOf(kernel: Pick<Kernel, 'tools'>, name: string): ApprovalKind {
  const kind = toolsOf(kernel, 'approvals').kinds.get(name);
  if (!kind) throw new Error(`No domain has registered approvals of the kind ${name}.`);
  return kind;
}
