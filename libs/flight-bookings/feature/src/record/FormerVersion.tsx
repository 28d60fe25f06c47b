import { useTranslation } from 'react-i18next';

import type { FormerManual } from '@traveldesk/flight-bookings-contract';
import { Bidi, Fact, Facts } from '@traveldesk/shared-ui';
import { LocalTime } from '../list/LocalTime';

/** A former version of a paid booking, unfolded below its change in the history. */
export function FormerVersion({ former }: { former: FormerManual }) {
  const { t } = useTranslation(['flight-bookings', 'bookings']);
  const { source, pnr, note, segments, travellers, tickets } = former;
  return (
    <details>
      <summary>{t('former.title')}</summary>
      <Facts waiting={false}>
        <Fact label={t('bookings:fields.pnr')}>{pnr && <Bidi code>{pnr}</Bidi>}</Fact>
        <Fact label={t('former.source')}>{source && <bdi>{source}</bdi>}</Fact>
        <Fact label={t('former.segments')}>
          {segments.map((one) => (
            <p key={`${one.carrier}${one.flight_number} ${one.departing_at}`}>
              <Bidi code>{`${one.carrier} ${one.flight_number} ${one.origin}–${one.destination}`}</Bidi>{' '}
              <LocalTime at={one.departing_at} /> – <LocalTime at={one.arriving_at} />
            </p>
          ))}
        </Fact>
        <Fact label={t('former.travellers')}>
          {travellers.map((one, place) => (
            <p key={place}>
              <bdi>{`${one.given_name} ${one.family_name}`}</bdi> · {t(`bookings:types.${one.type}`)}
            </p>
          ))}
        </Fact>
        <Fact label={t('former.tickets')}>
          {tickets.map(({ number, traveller }) => (
            <p key={number}>
              <Bidi code>{number}</Bidi> {traveller && <bdi>{traveller}</bdi>}
            </p>
          ))}
        </Fact>
        <Fact label={t('bookings:fields.note')}>{note && <bdi>{note}</bdi>}</Fact>
      </Facts>
    </details>
  );
}
