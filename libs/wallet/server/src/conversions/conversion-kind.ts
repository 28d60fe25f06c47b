import { z } from 'zod';
import {
  accountsAsOne,
  authorAsActor,
  requestApproval,
  type ApprovalKind,
} from '@traveldesk/approvals-server';
import { conversionRateSchema, readableRate, type ConversionRate } from '@traveldesk/currencies-contract';
import { ownRateProblems } from '@traveldesk/currencies-server';
import { dayMs, moneySchema, type Money } from '@traveldesk/shared-contract';
import { isoOf, Problem, type Actor, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { walletPermissions } from '@traveldesk/wallet-contract';
import { requireAvailable } from '../ledger/available';
import { convert } from '../ledger/move';
import { availableFact, codeFact, approvalEffectOf, factsOf, textFact, titleOf } from '../requests/describe';

const payloadSchema = z.object({
  to: moneySchema,
  /** The rate that the author was shown; valid for a day. */
  rate: conversionRateSchema,
  note: z.string().nullable(),
});

type Payload = z.infer<typeof payloadSchema>;

interface Wanted {
  company: { id: string; name: string };
  from: Money;
  to: Money;
  rate: ConversionRate;
  note: string | null;
}

/** Requests approval of a conversion at the rate shown. Returns the request's id. Throws if too little is available now. */
export async function requestConversion(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { company, from, to, rate, note }: Wanted,
  kernel: Kernel,
): Promise<string> {
  await requireAvailable(tx, { companyId: company.id, amount: from });
  const payload: Payload = { to, rate, note };
  const { id } = await requestApproval(
    tx,
    record,
    actor,
    {
      kind: 'wallet_conversion',
      title: titleOf(kernel.texts, 'conversion', { amount: from, to, company: company.name }),
      companyId: company.id,
      amount: from,
      payload,
      reason: note ?? '',
    },
    kernel,
  );
  return id;
}

/** Conversions that wait. Once its rate has lapsed, a request can only be declined or withdrawn. */
export function conversionKind({ texts }: Kernel): ApprovalKind<Payload> {
  return {
    name: 'wallet_conversion',
    module: 'wallet',
    permission: walletPermissions.approveAdjustments,
    byStaff: true,
    task: { type: 'approval', project: 'Wallet' },
    payload: payloadSchema,
    describe: async (db, request, language) => {
      const { to, rate, note } = request.payload;
      return {
        effect: await approvalEffectOf(db, texts, request, { key: 'conversion', language, to }),
        facts: factsOf(texts, language, {
          becomes: { type: 'money', money: to },
          rate: codeFact(`1 ${rate.from} = ${readableRate(rate)} ${rate.to}`),
          rate_kept_until: { type: 'instant', at: isoOf(keptUntil(request)) },
          note: textFact(note),
          available: await availableFact(db, request.companyId, request.amount?.currency),
        }),
      };
    },
    refusals: async (db, request, deciders) => {
      const people = deciders.map(({ userId }) => userId);
      if (keptUntil(request) <= new Date()) return people.map(() => new Problem(422, 'conversion_lapsed'));
      // The approver must not be the author of the rate.
      return ownRateProblems(db, request.payload.rate, people, accountsAsOne);
    },
    approve: async (tx, record, _actor, { request, amount }) => {
      const { companyId, payload, author, id: approvalId } = request;
      if (companyId === null || amount === null)
        throw new Error('A conversion must have a company and an amount.');
      const { rate, note } = payload;
      const by = authorAsActor(author);
      const id = await convert(tx, record, by, { companyId, amount, rate, note, approvalId });
      return { kind: 'transaction', id };
    },
  };
}

/** Returns until when a waiting conversion keeps its rate and can be approved. */
function keptUntil({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + dayMs);
}
