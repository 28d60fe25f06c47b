import type { ApprovalFact } from '@traveldesk/approvals-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';

/** A fact that a kind of request tells, by what it is. */
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

/** An instant in the reader's zone; how long ago is its hint. */
export function Instant({ at }: { at: string }) {
  const { dateTime, relative } = useFormat();
  return (
    <time dateTime={at} title={relative(at)}>
      {dateTime(at)}
    </time>
  );
}
