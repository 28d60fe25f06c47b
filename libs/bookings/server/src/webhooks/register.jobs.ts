import { bookingPaths } from '@traveldesk/bookings-contract';
import { systemChange, toolsOf, type Kernel } from '@traveldesk/shared-server';
import type { AtSupplier } from '@traveldesk/suppliers-server';
import { productBy } from '../product/product';
import { accountsOf, hasWebhook, type Member, type WebhookAccount } from './accounts';
import { sealEventSecret } from './event-secret';
import {
  endWebhookTurn,
  hasWebhookTurn,
  saveEndpoint,
  takeWebhookTurn,
  type WebhookTurn,
} from './webhooks.sql';

const queue = 'bookings-webhooks';

/** The base path of the API (DESIGN 3). */
const base = '/api/v1';

/** The calls of a turn end before another process may take the next one. */
const longestTurnMs = 15 * 60_000;
const longestCallsMs = 13 * 60_000;

/** Registers the job that sets up webhooks at suppliers with bookings; every 15 minutes, as a supplier may not answer. */
export async function registerJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(queue, () => registerWebhooks(kernel));
  await kernel.jobs.schedule(queue, '*/15 * * * *');
}

/**
 * Gives each account its one webhook, which all its suppliers share. A failure is retried and only logged, as polling finds all changes
 * later anyway.
 */
export async function registerWebhooks(kernel: Kernel): Promise<void> {
  const urlOf = ({ key }: Pick<Member, 'key'>) =>
    `${kernel.config.publicUrl}${base}${bookingPaths.webhook(key)}`;
  const lacking = async () => (await accountsOf(kernel)).filter((account) => !hasWebhook(account, urlOf));
  for (const { name } of await lacking()) {
    await inTurn(kernel, name, async (turn) => {
      // Another process may have registered it since.
      const account = (await lacking()).find((one) => one.name === name);
      if (account) await registerFor(kernel, account, { turn, urlOf });
    });
  }
}

/** Runs the work unless another process does it: two that register at once would end each other's webhook. */
async function inTurn(
  kernel: Kernel,
  account: string,
  work: (turn: WebhookTurn) => Promise<void>,
): Promise<void> {
  const now = toolsOf(kernel, 'bookings').now();
  const turn = { account, ends_at: new Date(now.getTime() + longestTurnMs) };
  if (!(await takeWebhookTurn(kernel.db, turn, now))) return;
  try {
    await work(turn);
  } finally {
    await endWebhookTurn(kernel.db, turn);
  }
}

interface Registering {
  turn: WebhookTurn;
  urlOf: (member: Pick<Member, 'key'>) => string;
}

/** Registers through the first supplier of the account that can be called. */
async function registerFor(
  kernel: Kernel,
  account: WebhookAccount,
  { turn, urlOf }: Registering,
): Promise<void> {
  const signal = AbortSignal.any([kernel.stopping, AbortSignal.timeout(longestCallsMs)]);
  const ours = account.members.map(urlOf);
  const held = account.members.flatMap((member) => member.held ?? []);
  const known = held.map(({ ref }) => ref);
  const used = held.filter(({ url }) => ours.includes(url));
  const kept = used.find(({ isCurrent }) => isCurrent) ?? used[0];
  for (const caller of account.callers) {
    const url = kept?.url ?? urlOf(caller);
    const at: AtSupplier = { seller: caller, companyId: null, reference: caller.id, signal };
    const product = productBy(kernel, caller.protocol);
    try {
      const made = await product.webhooks.register(at, { url, events: account.events, known, ours });
      const secret = made?.secret ?? held.find(({ ref }) => ref === made?.ref)?.secret;
      if (made && secret !== undefined)
        return await save(kernel, account, { turn, ref: made.ref, url, secret });
      kernel.log.info({ supplier: caller.key }, 'a supplier tells somebody else of events, or nobody');
      return;
    } catch (error) {
      if (!product.isUnanswered(error)) throw error;
      kernel.log.info(
        { err: error, supplier: caller.key },
        'a supplier does not answer where to tell of events',
      );
    }
  }
}

/** Saves the webhook for each supplier of the account, unless the turn has ended: then another process may have replaced it. */
async function save(
  kernel: Kernel,
  { name, members, events }: WebhookAccount,
  { turn, ref, url, secret }: { turn: WebhookTurn; ref: string; url: string; secret: string },
): Promise<void> {
  const at = toolsOf(kernel, 'bookings').now();
  await systemChange(kernel, async (tx, record) => {
    if (!(await hasWebhookTurn(tx, turn))) return;
    for (const { id, held } of members) {
      const sealed = sealEventSecret(kernel.secrets, id, secret);
      await saveEndpoint(tx, { supplierId: id, account: name, ref, url, events, sealed, at });
      const isNew = held?.ref !== ref || held.url !== url;
      if (isNew) record({ entity: 'supplier', id, action: 'webhook_registered', after: { url } });
    }
  });
}
