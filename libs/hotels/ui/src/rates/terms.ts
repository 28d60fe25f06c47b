import type { TFunction } from 'i18next';
import type { CancellationTier, RoomRate } from '@traveldesk/hotels-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { isolateDirection, isolated, type Format } from '@traveldesk/shared-web';
import { bothTimes } from './zones';

/** The parts of a rate that its terms depend on. */
export type TermsOf = Pick<RoomRate, 'now' | 'tiers'>;

/** The cost of a cancellation in a tier: nothing, a part, or as much as a no-show. */
export type TierCost = 'free' | 'part' | 'all';

interface Words {
  t: TFunction<'hotels'>;
  format: Pick<Format, 'money' | 'deadline'>;
}

const isZero = (money: Money | null) => money === null || minorUnits(money) === 0n;

function isFree({ refund, claim }: CancellationTier, paid: Money | null): boolean {
  return isZero(claim) && (paid === null || minorUnits(refund) >= minorUnits(paid));
}

/** Returns the cost of each tier. The last tier is the no-show. */
export function costsOf(tiers: readonly CancellationTier[], paid: Money | null): TierCost[] {
  const last = tiers.at(-1);
  return tiers.map((tier) => {
    if (isFree(tier, paid)) return 'free';
    const isLast = tier.claim?.amount === last?.claim?.amount;
    return isZero(tier.refund) && isLast ? 'all' : 'part';
  });
}

/** Returns the cancellation terms as sentences, in the property's time. */
export function termsText({ now: paid, tiers }: TermsOf, zone: string | null, { t, format }: Words): string {
  if (tiers === null) return t('rates.terms.unknown');
  const [first] = tiers;
  if (first && tiers.length === 1 && isFree(first, paid)) return t('rates.terms.freeAlways');
  if (first && tiers.length === 1 && isNothing(first, paid)) return t('rates.terms.none');
  return tiers
    .map((tier, place) => {
      const { until } = tier;
      const when = until === null ? null : isolateDirection(bothTimes(until, zone, format).there);
      if (when && place === 0 && isFree(tier, paid)) return t('rates.terms.freeUntil', { when });
      const what = tierText(tier, paid, { t, format });
      if (when) return t(place === 0 ? 'rates.terms.until' : 'rates.terms.thenUntil', { when, what });
      return t(place === 0 ? 'rates.terms.always' : 'rates.terms.then', { what });
    })
    .join(' ');
}

/** Whether a cancellation returns nothing that was paid, and costs nothing else. */
function isNothing({ refund, claim }: CancellationTier, paid: Money | null): boolean {
  return isZero(claim) && isZero(refund) && !isZero(paid);
}

/** Returns what a cancellation in a tier means, as a phrase that can follow a colon. */
function tierText(tier: CancellationTier, paid: Money | null, { t, format }: Words): string {
  const { refund, claim } = tier;
  const money = (amount: Money) => isolated(format.money(amount));
  if (isFree(tier, paid)) return t('rates.terms.free');
  const back = isZero(paid)
    ? null
    : isZero(refund)
      ? t('rates.terms.noRefund')
      : paid && minorUnits(refund) < minorUnits(paid)
        ? t('rates.terms.part', { refund: money(refund), paid: money(paid) })
        : t('rates.terms.fullRefund');
  const charge = claim && !isZero(claim) ? t('rates.terms.claim', { claim: money(claim) }) : null;
  if (back && charge) return t('rates.terms.both', { back, charge });
  return back ?? charge ?? t('rates.terms.noRefund');
}
