import { approvalPermissions } from '@traveldesk/approvals-contract';
import { inEachLanguage, type Translated, type WaitingSetting } from '@traveldesk/shared-contract';
import {
  invalid,
  isSame,
  withReason,
  Problem,
  toolsOf,
  type Actor,
  type Db,
  type Kernel,
  type Loosening,
  type MoneySettingsTools,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ApprovalKind } from './approval-kinds';
import { requestApproval } from './request-approval';
import './approvals.table';

const payloadSchema = z.object({
  settings: z.string(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

type Payload = z.infer<typeof payloadSchema>;

const kindName = 'money_setting';

export const moneySettingsTools = (): MoneySettingsTools => ({
  registered: new Map(),
  ask: askLoosening,
  waiting: readWaiting,
});

async function askLoosening(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  change: Loosening,
  kernel: Kernel,
): Promise<void> {
  const { settings, companyId, field, before, after, reason } = change;
  const [waits] = await waitingRequests(tx, { name: settings.name, companyId, field });
  if (waits) throw invalid({ [field]: 'setting_waiting' });
  await requestApproval(
    tx,
    record,
    actor,
    {
      kind: kindName,
      title: titleOf(kernel, change),
      companyId,
      payload: { settings: settings.name, field, before, after } satisfies Payload,
      reason,
    },
    kernel,
  );
}

function waitingRequests(
  db: Db | Tx,
  { name, companyId, field }: { name: string; companyId: string | null; field?: string },
) {
  return db
    .selectFrom('approval_requests')
    .select(['id', 'payload'])
    .where('kind', '=', kindName)
    .where('state', '=', 'new')
    .where('company_id', 'is not distinct from', companyId)
    .where(sql<boolean>`payload->>'settings' = ${name}`)
    .$if(field !== undefined, (found) => found.where(sql<boolean>`payload->>'field' = ${field}`))
    .orderBy('id')
    .execute();
}

async function readWaiting(
  db: Db | Tx,
  reader: Actor,
  { name, companyId }: { name: string; companyId: string | null },
  kernel: Kernel,
): Promise<WaitingSetting[]> {
  const settings = settingsOf(kernel, name);
  const rows = await waitingRequests(db, { name, companyId });
  return rows.map(({ id, payload }) => {
    const { field, after } = payloadSchema.parse(payload);
    return {
      field,
      value: settings.show(field, after, reader.language, kernel.texts),
      approval_id: reader.permissions.has(approvalPermissions.list) ? id : null,
    };
  });
}

/** Requests to loosen a setting that guards money. Approval fails if the setting no longer has its earlier value. */
export function moneySettingKind(kernel: Kernel): ApprovalKind<Payload> {
  const { texts } = kernel;
  return {
    name: kindName,
    module: 'approvals',
    permission: approvalPermissions.approveMoneySettings,
    byStaff: true,
    task: { type: 'approval', project: 'Settings' },
    payload: payloadSchema,
    describe: async (db, { payload, companyId }, language) => {
      const settings = settingsOf(kernel, payload.settings);
      const { field, before, after } = payload;
      const current = (await settings.read(db, companyId))[field];
      const show = (value: unknown) => settings.show(field, value, language, texts);
      const fact = (key: string, text: string) => ({
        label: texts.text('approvals', `facts.${key}`, language),
        value: { type: 'text', text } as const,
      });
      const setting = texts.text(settings.module, `money_settings.${field}`, language);
      return {
        effect: texts.text('approvals', 'effects.money_setting', language, { setting, value: show(after) }),
        facts: [
          fact('setting', setting),
          fact('value_before', show(before)),
          fact('value_now', show(current)),
          fact('value_after', show(after)),
        ],
      };
    },
    approve: async (tx, record, actor, { request: { payload, companyId, reason } }) => {
      const settings = settingsOf(kernel, payload.settings);
      await settings.lock(tx, companyId);
      const before = await settings.read(tx, companyId);
      if (!isSame(before[payload.field], payload.before)) throw new Problem(422, 'setting_changed');
      const after = { ...before, [payload.field]: payload.after };
      await settings.store(tx, withReason(record, reason), actor, { companyId, before, after });
      return null;
    },
  };
}

function settingsOf(kernel: Pick<Kernel, 'tools'>, name: string) {
  const settings = toolsOf(kernel, 'moneySettings').registered.get(name);
  if (!settings) throw new Error(`No domain has registered the settings ${name}.`);
  return settings;
}

function titleOf(
  { texts }: Pick<Kernel, 'texts'>,
  { settings, field, before, after }: Loosening,
): Translated {
  return inEachLanguage((language) => {
    const show = (value: unknown) => settings.show(field, value, language, texts);
    const setting = texts.text(settings.module, `money_settings.${field}`, language);
    const said = { setting, before: show(before), after: show(after) };
    return texts.text('approvals', 'titles.money_setting', language, said);
  });
}
