import type { ExpressionBuilder } from 'kysely';
import {
  invalid,
  newId,
  notFound,
  Problem,
  type Actor,
  type Database,
  type Db,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { proofMaxBytes, type Proof, type ProofType } from '@traveldesk/wallet-contract';
import { visibleCompany, type Viewer } from '../scope';
import '../wallet.tables';

/** Maximum numbers of unused proofs. */
const mostUnused = { user: 20, company: 100 };

const begins = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** Returns a file's type by its first bytes, never by its name (SECURITY 43); null for other types. */
function proofType(bytes: Buffer): ProofType | null {
  if (begins(bytes, '%PDF-')) return 'application/pdf';
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'image/webp';
  return null;
}

/**
 * Stores a proof for a later deposit. Throws a 422 at `content` for a file of a wrong type or size, and a 422 if the user or the company
 * has too many unused proofs.
 */
export async function addProof(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, name, content }: { companyId: string; name: string; content: string },
): Promise<Proof> {
  await visibleCompany(tx, companyId, actor);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > proofMaxBytes) throw invalid({ content: 'proof_too_large' });
  const type = proofType(bytes);
  if (!type) throw invalid({ content: 'proof_type' });
  await refuseTooMany(tx, { userId: actor.userId, companyId });
  const id = newId();
  await tx
    .insertInto('deposit_proofs')
    .values({ id, company_id: companyId, name, type, bytes, author_id: actor.userId })
    .execute();
  record({ entity: 'deposit_proof', id, action: 'create', after: { name, type, bytes: bytes.length } });
  return { id, name, type, bytes: bytes.length };
}

/** Locks the user and the company, so that concurrent uploads count each other. */
async function refuseTooMany(
  tx: Tx,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<void> {
  for (const [table, id] of [
    ['users', userId],
    ['companies', companyId],
  ] as const)
    await tx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const { user, company } = await tx
    .selectFrom('deposit_proofs')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('author_id', '=', userId).as('user'),
      fn.countAll<number>().filterWhere('company_id', '=', companyId).as('company'),
    ])
    .where(({ or, eb }) => or([eb('author_id', '=', userId), eb('company_id', '=', companyId)]))
    .where(isUnused)
    .executeTakeFirstOrThrow();
  if (user >= mostUnused.user || company >= mostUnused.company)
    throw new Problem(422, 'proof_limit', { params: mostUnused });
}

/** Whether no transaction and no request uses a proof. */
function isUnused({ and, not, exists, selectFrom }: ExpressionBuilder<Database, 'deposit_proofs'>) {
  return and([
    not(
      exists(
        selectFrom('ledger_transfers')
          .select('ledger_transfers.id')
          .whereRef('ledger_transfers.proof_id', '=', 'deposit_proofs.id'),
      ),
    ),
    not(
      exists(
        selectFrom('approval_requests')
          .select('approval_requests.id')
          .whereRef('approval_requests.evidence_id', '=', 'deposit_proofs.id'),
      ),
    ),
  ]);
}

/** Returns the file; throws a 404 if the viewer may not see the company. */
export async function readProof(
  db: Db,
  { id, proofId }: { id: string; proofId: string },
  viewer: Viewer,
): Promise<{ name: string; type: ProofType; bytes: Buffer }> {
  await visibleCompany(db, id, viewer);
  const proof = await db
    .selectFrom('deposit_proofs')
    .select(['name', 'type', 'bytes'])
    .where('id', '=', proofId)
    .where('company_id', '=', id)
    .executeTakeFirst();
  if (!proof) throw notFound();
  return proof;
}

/** Deletes unused proofs uploaded before `before`. */
export async function forgetUnusedProofs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('deposit_proofs').where('created_at', '<', before).where(isUnused).execute();
}
