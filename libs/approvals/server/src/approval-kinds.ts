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

/** Who has asked: a person, also where a program has called with an API token that the person made. */
export interface Author {
  id: string;
  name: string;
  email: string;
  /** Null for the platform's staff. */
  companyId: string | null;
  tokenId: string | null;
}

/** What waits, or has waited, for a second person. */
export interface ApprovalRequest<Payload = unknown> {
  id: string;
  kind: string;
  title: Translated;
  companyId: string | null;
  /** What was asked for; null where the kind is not about money. */
  amount: Money | null;
  payload: Payload;
  reason: string;
  evidenceId: string | null;
  about: RecordRef | null;
  author: Author;
  createdAt: Date;
}

/** What a kind says of one of its requests to somebody who decides, or reads what became of it. */
export interface ApprovalDescription {
  /** What approving does, in a sentence: "€1,500.00 are added to the wallet of Nile Travel." */
  effect: string;
  facts?: readonly ApprovalFact[];
  /** The file that `evidenceId` stands for: its name, and its path below the API's base path. */
  evidence?: { name: string; url: string } | null;
}

/** What was decided. */
export interface Approved<Payload> {
  request: ApprovalRequest<Payload>;
  /** What was approved: all of the request's amount, or a part of it; null where the kind is not about money. */
  amount: Money | null;
}

/**
 * A kind of thing that needs a second person, as the domain that does it registers it.
 *
 * Its functions are handed the transaction of the decision, and never open one. What `approve` throws undoes the decision,
 * and the request goes on waiting: so it checks again what may have changed since (a wallet that was closed), and throws a
 * Problem that says so.
 */
export interface ApprovalKind<Payload = unknown> {
  /** One word of the product's: `deposit`, `wallet_adjustment`. Its name for people is the text `approvals.<name>` of `module`. */
  name: string;
  /** The name of the server module whose texts name it. */
  module: string;
  /** Who may approve it. Declared by the module as `{ name, sensitive }`: a second factor may be asked of its holders. */
  permission: string;
  /**
   * Whether only the platform's staff decide, whatever permissions a company's people have been given: what gives a company
   * something is not for its own people to say.
   */
  byStaff?: boolean;
  /** The type and the project of the task that is raised. */
  task: { type: SystemTaskType; project: string };
  /** Whether less than what was asked for can be approved. */
  inPart?: boolean;
  /** The shape of what the domain needs to carry it out; kept as JSON, and read by this again. */
  payload: ZodType<Payload>;
  /** In the language of the reader, who may know all that the request says. */
  describe(db: Db | Tx, request: ApprovalRequest<Payload>, language: Language): Promise<ApprovalDescription>;
  /**
   * Asks an outside system, for example a supplier, before the decision. Called with no transaction open, and only for people who may
   * approve. Its errors are shown, and the request goes on waiting. It stores the answer for `approve`.
   */
  ahead?(kernel: Kernel, request: ApprovalRequest<Payload>): Promise<void>;
  /**
   * Refuses the approval of each person for a reason of this kind: the request has lapsed, or the person took part in it. The request's
   * page shows it, and the decision checks it again. Thousands may be asked about at once, so the number of statements must not grow with them.
   */
  refusals?(
    db: Db | Tx,
    request: ApprovalRequest<Payload>,
    deciders: readonly Pick<Actor, 'userId'>[],
  ): Promise<readonly (Problem | null)[]>;
  /** Carries it out, once, in the name of the person who approves; answers the record that it has made, if there is one. */
  approve(
    tx: Tx,
    record: Recorder,
    actor: Actor,
    approved: Approved<Payload>,
    kernel: Kernel,
  ): Promise<RecordRef | null>;
  /** Does what is to be done when it is declined or taken back, as letting go of what was reserved for it. */
  drop?(
    tx: Tx,
    record: Recorder,
    actor: Actor,
    request: ApprovalRequest<Payload>,
    kernel: Kernel,
  ): Promise<void>;
}

/** What approvals keep in one process. */
export interface ApprovalTools {
  kinds: Map<string, ApprovalKind>;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    approvals: ApprovalTools;
  }
}

/**
 * Says what a domain has that waits for a second person. Called in `contribute` of its server module, once a kind:
 *
 *     contribute: (kernel) => registerApprovalKind(kernel, depositKind),
 *
 * Then the domain asks (`requestApproval`) where it would have acted, and acts in `approve` of the kind. Throws, and so stops
 * the boot, for a name that is taken, a permission that was not declared as sensitive, and a name without its text.
 */
export function registerApprovalKind<Payload>(kernel: Kernel, kind: ApprovalKind<Payload>): void {
  const { kinds } = toolsOf(kernel, 'approvals');
  const { name, module, permission } = kind;
  if (kinds.has(name)) throw new Error(`Two domains register approvals of the kind ${name}.`);
  if (!kernel.sensitive.has(permission)) {
    throw new Error(
      `Approvals of the kind ${name} ask for ${permission}, which no module declares as sensitive.`,
    );
  }
  for (const language of languages) kernel.texts.text(module, `approvals.${name}`, language);
  kinds.set(name, kind);
}

/** The kind of that name; throws where no domain has registered it, as when one was taken out of the product. */
export function kindOf(kernel: Kernel, name: string): ApprovalKind {
  const kind = toolsOf(kernel, 'approvals').kinds.get(name);
  if (!kind) throw new Error(`No domain has registered approvals of the kind ${name}.`);
  return kind;
}
