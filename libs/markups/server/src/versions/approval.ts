import { z } from 'zod';
import type { ApprovalKind, ApprovalRequest } from '@traveldesk/approvals-server';
import { markupPermissions } from '@traveldesk/markups-contract';
import { idSchema, type Language } from '@traveldesk/shared-contract';
import { Problem, type Db, type Kernel, type Tx } from '@traveldesk/shared-server';
import { auditedMarkup } from '../markups/audited-markup';
import { judge } from '../markups/judge';
import { countChange, lockMarkup } from '../markups/markups.sql';
import { factsOf } from './approval.facts';
import { takeRevision } from './revision.sql';
import { showNewest } from './show-newest';
import {
  declineAwaiting,
  findVersion,
  lastPublished,
  publishAwaiting,
  type VersionRow,
} from './versions.sql';
import { approvalName } from './write-version';

const payloadSchema = z.object({ rule_id: idSchema, number: z.number().int().positive() });

type Payload = z.infer<typeof payloadSchema>;

/** Approvals of versions above the limits; approving one publishes it once, effective at its date or at once. */
export function versionKind({ texts }: Kernel): ApprovalKind<Payload> {
  return {
    name: approvalName,
    module: 'markups',
    permission: markupPermissions.approve,
    task: { type: 'approval', project: 'Markups' },
    payload: payloadSchema,
    describe: async (db, request, language) => {
      const version = await versionOf(db, request);
      const { number, content, wanted_at: wantedAt } = version;
      const effect = wantedAt === null || wantedAt <= new Date() ? 'publish' : 'schedule';
      return {
        effect: texts.text('markups', `effects.${effect}`, language, { name: content.name, number }),
        facts: await factsOf(db, texts, version, language satisfies Language),
      };
    },
    approve: async (tx, record, _actor, { request }) => {
      const { rule_id: id, number } = request.payload;
      const row = await lockMarkup(tx, id);
      if (!row) throw new Problem(422, 'markup_gone');
      const version = await versionOf(tx, request);
      const before = await lastPublished(tx, id);
      if (before && before.number > number) throw new Problem(422, 'markup_overtaken');
      const [refusal] = Object.values(
        await judge(tx, version.content, laterOf(version.wanted_at, new Date())),
      );
      if (refusal) throw new Problem(422, refusal, { params: { value: version.content.currency } });
      record({
        entity: 'markup',
        id,
        action: 'publish',
        ...(before && { before: await auditedMarkup(tx, before.content) }),
        after: await auditedMarkup(tx, version.content),
      });
      await countChange(tx, id);
      const revision = await takeRevision(tx);
      await publishAwaiting(tx, version, revision);
      await showNewest(tx, id, revision.at);
      return { kind: 'markup', id };
    },
    drop: async (tx, record, _actor, request) => {
      const { rule_id: id, number } = request.payload;
      const row = await lockMarkup(tx, id);
      await declineAwaiting(tx, id, number);
      if (!row) return;
      await countChange(tx, id);
      await showNewest(tx, id, new Date());
      record({ entity: 'markup', id, action: 'decline' });
    },
  };
}

/** Returns the effective date, or now if it has passed. */
const laterOf = (wantedAt: Date | null, now: Date) => (wantedAt !== null && wantedAt > now ? wantedAt : now);

/** Returns the version of a request; versions are never removed. */
async function versionOf(db: Db | Tx, { payload }: ApprovalRequest<Payload>): Promise<VersionRow> {
  const version = await findVersion(db, payload.rule_id, payload.number);
  if (!version) throw new Error(`The rule ${payload.rule_id} has no version ${payload.number}.`);
  return version;
}
