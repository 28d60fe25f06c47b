import { useTranslation } from 'react-i18next';
import { nightsOf, type OpenedProperty } from '@traveldesk/hotels-contract';
import { useFormat } from '@traveldesk/shared-web';
import styles from './stay.module.css';
import { useGuestsOfRoom } from './useGuestsOfRoom';

/** The stay that was searched for: its days, its rooms with their guests, and the company that it is for. */
export function StayFacts({ search }: { search: OpenedProperty['search'] }) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const { criteria, company } = search;
  const { check_in, check_out, rooms } = criteria;
  const guests = useGuestsOfRoom();
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
