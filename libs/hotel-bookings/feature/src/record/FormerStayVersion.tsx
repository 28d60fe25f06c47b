import { useTranslation } from 'react-i18next';
import { recordStyles } from '@traveldesk/bookings-ui';
import type { FormerStay } from '@traveldesk/hotel-bookings-contract';
import { useRateWords } from '@traveldesk/hotels-ui';
import { commaOf } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { isolateDirection, useFormat, useLanguage } from '@traveldesk/shared-web';

/** A former version of a manual stay, in the history. */
export function FormerStayVersion({ former }: { former: FormerStay }) {
  const { t } = useTranslation('hotel-bookings');
  const { language } = useLanguage();
  const format = useFormat();
  const words = useRateWords();
  const { property, check_in, check_out, room_name, board, guests, reference, source, note } = former;
  const names = guests.map(({ given_name, family_name }) => isolateDirection(`${given_name} ${family_name}`));
  return (
    <div className={recordStyles.quiet}>
      <p>
        <bdi>{property}</bdi> ·{' '}
        {t('former', {
          from: isolateDirection(format.date(check_in)),
          until: isolateDirection(format.date(check_out)),
        })}{' '}
        · <bdi>{room_name}</bdi> · {words.board(board)}
      </p>
      <p>{names.join(commaOf[language])}</p>
      <p>
        {reference && <Bidi code>{reference}</Bidi>} {source && <bdi>{source}</bdi>}{' '}
        {note && <bdi>{note}</bdi>}
      </p>
    </div>
  );
}
