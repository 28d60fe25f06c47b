import type { SavedTraveller } from '@traveldesk/bookings-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';

/** A stored passport: the end of its number, its country and expiry. The full number is never shown. */
export function Passport({ document }: { document: NonNullable<SavedTraveller['document']> }) {
  const { date } = useFormat();
  const { ends_with: end, country, expires_on: until } = document;
  return (
    <>
      <Bidi code>{end ? `… ${end}` : '…'}</Bidi> <Bidi code>{country}</Bidi>{' '}
      <time dateTime={until}>{date(until)}</time>
    </>
  );
}
