import { newId, randomText } from '../http/ids';
import type { Change, Store } from '../state/store';
import { sendEvent } from './send';
import type { DeliveryRecord, EventRecord, WebhookRecord } from './webhook.record';

export interface Happening {
  type: string;
  /** The id of the reported object: the same however often it is reported (SUPPLIER 5). */
  key: string;
  object: unknown;
}

const giveUpMs = 72 * 3_600_000;
const longestPauseMs = 3_600_000;

/**
 * Reports events to customers: at least once, in no order, repeated with growing pauses for 72 hours (SUPPLIER 5). An event is written in
 * the journal line of its cause, so it is neither lost nor invented when the program dies; what was on its way then is sent again at the
 * next start.
 */
export class Webhooks {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #sending = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(
    private readonly store: Store,
    /** Before the second attempt, in milliseconds; doubled before each further one. */
    private readonly firstPauseMs: number,
  ) {}

  /** Resumes deliveries left by the last stop. */
  start(): void {
    for (const event of this.store.list('events')) if (event.due !== null) this.#plan(event);
  }

  /** Writes the changes together with their events for the webhooks that want them; then sends those. */
  publish(account: string, happenings: readonly Happening[], ...changes: Change[]): void {
    const webhook = this.#of(account);
    const wanted = happenings.filter(({ type }) => webhook?.events.includes(type));
    const events = webhook ? wanted.map((one) => this.#event(webhook, one)) : [];
    this.store.put(...changes, ...events.map((event) => ['events', event] as const));
    for (const event of events) this.#plan(event);
  }

  /** Sends one event to a webhook whether it wants such events or not: a ping. */
  ping(webhook: WebhookRecord): EventRecord {
    const event = this.#event(webhook, { type: 'ping.triggered', key: randomText(22), object: {} });
    this.store.put(['events', event]);
    this.#plan(event);
    return event;
  }

  redeliver(event: EventRecord): void {
    const again = { ...event, created: Date.now(), attempts: 0, due: Date.now() };
    this.store.put(['events', again]);
    this.#plan(again);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#sending);
  }

  #of(account: string): WebhookRecord | undefined {
    return this.store.list('webhooks').find((one) => one.account === account && one.active);
  }

  #event(webhook: WebhookRecord, { type, key, object }: Happening): EventRecord {
    return {
      id: newId('wev'),
      account: webhook.account,
      webhook: webhook.id,
      created: Date.now(),
      type,
      object,
      key,
      attempts: 0,
      due: Date.now(),
    };
  }

  #plan(event: EventRecord): void {
    if (this.#stopping.signal.aborted || event.due === null) return;
    clearTimeout(this.#timers.get(event.id));
    const timer = setTimeout(
      () => {
        this.#timers.delete(event.id);
        const sending = this.#send(event.id).finally(() => this.#sending.delete(sending));
        this.#sending.add(sending);
      },
      Math.max(event.due - Date.now(), 0),
    );
    this.#timers.set(event.id, timer.unref());
  }

  async #send(id: string): Promise<void> {
    const event = this.store.get('events', id);
    const webhook = event && this.store.get('webhooks', event.webhook);
    if (!event || !webhook || event.due === null) return;
    const { status, response } = await sendEvent(webhook, event, this.#stopping.signal);
    if (this.#stopping.signal.aborted) return;
    const arrived = status !== null && status >= 200 && status < 300;
    const attempts = event.attempts + 1;
    const pause = Math.min(this.firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
    const over = arrived || Date.now() + pause - event.created > giveUpMs;
    const next: EventRecord = { ...event, attempts, due: over ? null : Date.now() + pause };
    const delivery: DeliveryRecord = {
      id: newId('del'),
      account: event.account,
      created: Date.now(),
      event: event.id,
      type: event.type,
      webhook: webhook.id,
      url: webhook.url,
      status,
      response,
    };
    this.store.put(['events', next], ['deliveries', delivery]);
    this.#plan(next);
  }
}
