import type { ApprovalFact } from '@traveldesk/approvals-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';

/** A fact, rendered by its type. */
export function FactValue({ value }: { value: ApprovalFact['value'] }) {
  const { money, date } = useFormat();
  switch (value.type) {
    case 'text':
      return <bdi>{value.text}</bdi>;
    case 'code':
      return <Bidi code>{value.text}</Bidi>;
    case 'money':
      return <Bidi>{money(value.money)}</Bidi>;
    case 'day':
      return <time dateTime={value.day}>{date(value.day)}</time>;
    case 'instant':
      return <Instant at={value.at} />;
  }
}

/** An instant in the reader's time zone, with a relative time as hint. */
export function Instant({ at }: { at: string }) {
  const { dateTime, relative } = useFormat();
  return (
    <time dateTime={at} title={relative(at)}>
      {dateTime(at)}
    </time>
  );
}
