import type { Money } from '@traveldesk/shared-contract';
import { useFormat } from '@traveldesk/shared-web';
import { Bidi } from './Bidi';

/** An amount with its currency, from left to right in every language. */
export function Amount({ money }: { money: Money }) {
  const format = useFormat();
  return <Bidi>{format.money(money)}</Bidi>;
}
