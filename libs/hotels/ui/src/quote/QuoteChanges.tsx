import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuoteField, RoomRate, StayQuote } from '@traveldesk/hotels-contract';
import { Amount } from '@traveldesk/shared-ui';
import { BeforeAndAfter, PriceDifference, ReviewChanges, type ChangedRow } from '@traveldesk/suppliers-ui';
import { useRateWords, type RateWords } from '../rates/useRateWords';
import { useHotelsAcceptQuoteMutation } from './quote.api';

/** The differences between the chosen rate and its quote, which must be accepted; a confirmation if there are none. */
export function QuoteChanges({ quote }: { quote: StayQuote }) {
  const { t } = useTranslation('hotels');
  const [accept, { isLoading }] = useHotelsAcceptQuoteMutation();
  const words = useRateWords();
  const { id, changes, chosen, rate, time_zone: zone } = quote;
  const show = shownBy(words, zone, t('rates.paid.unknown'));
  const rows = changes.map((field): ChangedRow => ({
    title: t(`quote.fields.${field}`),
    before: show[field](chosen, rate),
    after: show[field](rate, chosen),
    beside: field === 'total' && <PriceDifference before={chosen.price.total} after={rate.price.total} />,
  }));
  return (
    <ReviewChanges
      unchanged={t('quote.unchanged')}
      hasChanged={changes.length > 0}
      isAccepted={quote.accepted_at !== null}
      isBusy={isLoading}
      accept={t('quote.accept')}
      onAccept={() => accept(id)}
    >
      <BeforeAndAfter rows={rows} />
    </ReviewChanges>
  );
}

/** Returns the display of each field of a rate, beside that of the other rate. */
function shownBy(
  { board, payment, terms }: RateWords,
  zone: string | null,
  unknown: string,
): Record<QuoteField, (rate: RoomRate, other: RoomRate) => ReactNode> {
  return {
    total: ({ price }) => <Amount money={price.total} />,
    due: ({ price }) => (price.due ? <Amount money={price.due} /> : unknown),
    board: (rate) => board(rate.board),
    payment: (rate) => payment(rate.payment),
    timeline: (rate) => terms(rate, zone),
    conditions: (rate, other) => <Conditions conditions={differing(rate.conditions, other.conditions)} />,
  };
}

type Condition = RoomRate['conditions'][number];

/** Returns the conditions that the other rate does not have in the same words. */
function differing(conditions: readonly Condition[], others: readonly Condition[]): readonly Condition[] {
  return conditions.filter(
    ({ title, description }) =>
      !others.some((other) => other.title === title && other.description === description),
  );
}

function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  const { t } = useTranslation('hotels');
  if (conditions.length === 0) return t('quote.noCondition');
  return conditions.map(({ title, description }) => (
    <p key={`${title} ${description}`} dir="auto">
      <strong>{title}</strong> {description}
    </p>
  ));
}
