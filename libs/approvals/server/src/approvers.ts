import { approvalPermissions } from '@traveldesk/approvals-contract';
import { inEachLanguage, type Language, type Translated } from '@traveldesk/shared-contract';
import { toolsOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { createTask, settleTasks } from '@traveldesk/tasks-server';
import { administratorRoles, holdersOf } from '@traveldesk/users-server';
import type { ApprovalKind } from './approval-kinds';
import type { RequestAuthor } from './author';

/** A request needs an author and a different approver. */
const needed = 2;

/** Leaves room for the sentence around the names in a task's title of 200 characters. */
const namesLength = 120;

/**
 * Keeps one open task for the administrators while fewer than two people can approve some kind: a request by one of them could wait
 * forever. The task names the kinds and closes by itself.
 */
export async function watchApprovers(
  tx: Tx,
  record: Recorder,
  _actor: RequestAuthor | null,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
): Promise<void> {
  const [role] = await administratorRoles(tx);
  if (role === undefined) return;
  const cause = { kind: 'role', id: role, reason: 'too_few_approvers' };
  const short = await shortOfApprovers(tx, kernel);
  if (short.length === 0) {
    await settleTasks(tx, record, null, cause);
    return;
  }
  const title = titleOf(kernel, short);
  const task = { cause, title, type: 'approval', client_id: null, project: 'Approvals' } as const;
  const { title_en: told } = await createTask(tx, record, null, task);
  if (told === title.en) return;
  await settleTasks(tx, record, null, cause);
  await createTask(tx, record, null, task);
}

async function shortOfApprovers(tx: Tx, kernel: Pick<Kernel, 'tools'>): Promise<ApprovalKind[]> {
  const short: ApprovalKind[] = [];
  for (const kind of toolsOf(kernel, 'approvals').kinds.values()) {
    const wanted = [approvalPermissions.list, kind.permission];
    const holders = await holdersOf(tx, wanted, { limit: needed, staffOnly: kind.byStaff });
    if (holders.length < needed) short.push(kind);
  }
  return short;
}

function titleOf({ texts }: Pick<Kernel, 'texts'>, kinds: readonly ApprovalKind[]): Translated {
  return inEachLanguage((language) => {
    const names = namesOf(
      kinds.map(({ module, name }) => texts.text(module, `approvals.${name}`, language)),
      language,
    );
    return texts.text('approvals', 'titles.too_few_approvers', language, { kinds: names });
  });
}

function namesOf(names: readonly string[], language: Language): string {
  const joined = new Intl.ListFormat(language).format(names);
  return joined.length <= namesLength ? joined : `${joined.slice(0, namesLength)}…`;
}
