import { useTranslation } from 'react-i18next';
import type { BookedTraveller, Booking } from '@traveldesk/bookings-contract';
import { recordStyles } from '@traveldesk/bookings-ui';
import { Bidi, Email } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';

/** The travelers; only the last characters of a document number are shown. */
export function Travellers({ booking: { travellers } }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { date } = useFormat();
  return (
    <div className={recordStyles.scroll}>
      <table className={recordStyles.table} aria-label={t('tabs.travellers')}>
        <thead>
          <tr>
            <th scope="col">{t('fields.name')}</th>
            <th scope="col">{t('fields.type')}</th>
            <th scope="col">{t('fields.born_on')}</th>
            <th scope="col">{t('fields.contact')}</th>
            <th scope="col">{t('fields.document')}</th>
            <th scope="col">{t('fields.loyalty')}</th>
          </tr>
        </thead>
        <tbody>
          {travellers.map((traveller) => {
            const { id, type, born_on, email, phone, document, loyalty, adult_id } = traveller;
            const adult = travellers.find((one) => one.id === adult_id);
            return (
              <tr key={id}>
                <th scope="row">
                  <Name of={traveller} />
                </th>
                <td data-label={t('fields.type')}>
                  {t(`types.${type}`)}
                  {adult && (
                    <div className={recordStyles.quiet}>
                      {t('withAdult')} <Name of={adult} />
                    </div>
                  )}
                </td>
                <td data-label={t('fields.born_on')}>{born_on && date(born_on)}</td>
                <td data-label={t('fields.contact')}>
                  {email && <Email>{email}</Email>}
                  {phone && (
                    <div>
                      <Bidi>{phone}</Bidi>
                    </div>
                  )}
                </td>
                <td data-label={t('fields.document')}>
                  {document && (
                    <>
                      <Bidi code>{document.ends_with ? `… ${document.ends_with}` : '…'}</Bidi>{' '}
                      <Bidi code>{document.country}</Bidi> {date(document.expires_on)}
                    </>
                  )}
                </td>
                <td data-label={t('fields.loyalty')}>
                  {loyalty.map(({ airline, number }) => (
                    <div key={airline + number}>
                      <Bidi code>{`${airline} ${number}`}</Bidi>
                    </div>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Title and name: the title in the reader's language and direction, the name as in the passport. */
function Name({ of: { title, given_name: given, family_name: family } }: { of: BookedTraveller }) {
  const { t } = useTranslation('bookings');
  return (
    <>
      {title && `${t(`titles.${title}`)} `}
      <bdi dir="ltr">{`${given} ${family}`}</bdi>
    </>
  );
}
