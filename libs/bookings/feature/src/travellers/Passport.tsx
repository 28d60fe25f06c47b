import type { SavedTraveller } from '@traveldesk/bookings-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';

/** A passport that is kept: the end of its number, who issued it, until when it is valid. The number itself is never shown. */
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
