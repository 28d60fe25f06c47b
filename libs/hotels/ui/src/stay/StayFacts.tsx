import { useTranslation } from 'react-i18next';
import { nightsOf, type OpenedProperty, type Room } from '@traveldesk/hotels-contract';
import { commaOf } from '@traveldesk/shared-contract';
import { apart, useFormat, useLanguage } from '@traveldesk/shared-web';
import styles from './stay.module.css';

/** The stay that was searched for: its days, its rooms with their guests, and the company that it is for. */
export function StayFacts({ search }: { search: OpenedProperty['search'] }) {
  const { t } = useTranslation('hotels');
  const { language } = useLanguage();
  const format = useFormat();
  const { criteria, company } = search;
  const { check_in, check_out, rooms } = criteria;
  const guests = ({ adults, children }: Room) =>
    [
      t('property.stay.adults', { count: adults }),
      ...(children.length > 0
        ? [
            t('property.stay.children', {
              count: children.length,
              ages: apart(children.join(commaOf[language])),
            }),
          ]
        : []),
    ].join(commaOf[language]);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('property.stay.checkIn')}</dt>
        <dd>{format.date(check_in)}</dd>
      </div>
      <div>
        <dt>{t('property.stay.checkOut')}</dt>
        <dd>
          {format.date(check_out)}{' '}
          <span className={styles.quiet}>{t('search.nightCount', { count: nightsOf(criteria) })}</span>
        </dd>
      </div>
      {rooms.map((room, place) => (
        <div key={place}>
          <dt>{t('property.stay.room', { number: place + 1 })}</dt>
          <dd>{guests(room)}</dd>
        </div>
      ))}
      {company && (
        <div>
          <dt>{t('property.stay.company')}</dt>
          <dd>
            <bdi>{company.name}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
