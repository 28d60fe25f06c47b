import { requestApproval, type ApprovalKind } from '@traveldesk/approvals-server';
import type { ApprovalFact } from '@traveldesk/approvals-contract';
import { exchangeRatePermissions } from '@traveldesk/currencies-contract';
import {
  askedRatesSchema,
  dropRates,
  enactRates,
  newerRates,
  type AskedRates,
} from '@traveldesk/currencies-server';
import { inEachLanguage, localeOf, type Language, type Translated } from '@traveldesk/shared-contract';
import type { Actor, Kernel, Recorder, Texts, Tx } from '@traveldesk/shared-server';
import { codeFact, factsOf } from './describe';

const kindName = 'exchange_rate';

/** Number of pairs named in a title, which is one line. */
const named = 8;

type AskedRate = AskedRates['rates'][number];

/** Requests approval of exchange rates. The currencies library calls it, as it cannot import approvals. Returns the request's id. */
export async function askForRates(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { reason, ...asked }: AskedRates & { reason: string },
  kernel: Kernel,
): Promise<string> {
  const title = titleOf(kernel.texts, asked);
  const request = { kind: kindName, title, companyId: null, payload: asked, reason };
  const { id } = await requestApproval(tx, record, actor, request, kernel);
  return id;
}

/** Exchange rates that differ too much from others' rates, or have none to compare with. */
export function exchangeRateKind({ texts }: Kernel): ApprovalKind<AskedRates> {
  return {
    name: kindName,
    module: 'wallet',
    permission: exchangeRatePermissions.approve,
    byStaff: true,
    task: { type: 'approval', project: 'Currencies' },
    payload: askedRatesSchema,
    describe: async (db, { payload }, language) => {
      const newer = (await newerRates(db, payload)).map((rate) => `${pairText(rate)} ${rate.rate}`);
      return {
        effect: texts.text('wallet', 'effects.exchange_rates', language, { count: payload.rates.length }),
        facts: [
          ...ratesFacts(texts, language, payload.rates),
          ...factsOf(texts, language, {
            valid_from: { type: 'instant', at: payload.valid_from },
            newer_rate: codeFact(newer.join(', ') || null),
          }),
        ],
      };
    },
    approve: async (tx, record, _actor, { request }) => {
      const { id, author, payload } = request;
      await enactRates(tx, record, { userId: author.id }, { approvalId: id, asked: payload });
      return null;
    },
    drop: async (tx, _record, _actor, { id }) => dropRates(tx, id),
  };
}

const pairText = ({ base, quote }: Pick<AskedRate, 'base' | 'quote'>) => `${base}/${quote}`;

/** Returns labeled facts for one rate, or one line per pair for several. */
function ratesFacts(texts: Texts, language: Language, rates: readonly AskedRate[]): ApprovalFact[] {
  const [first, ...others] = rates;
  if (first && others.length === 0) {
    return factsOf(texts, language, {
      pair: codeFact(pairText(first)),
      old_rate: codeFact(first.reference) ?? {
        type: 'text',
        text: texts.text('wallet', 'facts.no_rate', language),
      },
      new_rate: codeFact(first.rate),
      difference: codeFact(differenceText(first, language)),
    });
  }
  return rates.map((one) => {
    const difference = differenceText(one, language);
    const text = `${one.reference ?? '–'} → ${one.rate}${difference === null ? '' : ` (${difference})`}`;
    return { label: pairText(one), value: { type: 'code', text } };
  });
}

function differenceText({ difference }: AskedRate, language: Language): string | null {
  if (difference === null) return null;
  const format = new Intl.NumberFormat(localeOf[language], {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  });
  return `${format.format(difference)}\u00a0%`;
}

function titleOf(texts: Texts, { rates }: AskedRates): Translated {
  const [{ base, quote, rate } = { base: '', quote: '', rate: '' }, ...others] = rates;
  const more = rates.length > named ? ', …' : '';
  const pairs = rates.slice(0, named).map(pairText).join(', ') + more;
  return inEachLanguage((language) =>
    others.length === 0
      ? texts.text('wallet', 'titles.exchange_rate', language, { rate: `1 ${base} = ${rate} ${quote}` })
      : texts.text('wallet', 'titles.exchange_rates', language, { pairs }),
  );
}
