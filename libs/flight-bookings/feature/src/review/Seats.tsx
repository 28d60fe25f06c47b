import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { ExtraProps } from './Bags';
import { searchedAs } from './booking.values';
import { SeatMap } from './SeatMap';
import { segmentsOf } from './segments';

/** Seat selection: a traveler, a flight, and the maps of its cabins. */
export function Seats({ review, notes, extras, value, onChange }: ExtraProps) {
  const { t } = useTranslation('flight-bookings');
  const [shown, setShown] = useState(0);
  // Infants have no seat.
  const seated = notes.travellers
    .map((one, place) => ({ type: searchedAs(one), place }))
    .filter(({ type }) => type !== 'infant');
  const [who, setWho] = useState(seated[0]?.place ?? 0);
  const map = extras.seats[shown];
  if (!map) return null;
  const flights = segmentsOf(review);
  const elements = map.cabins.flatMap(({ rows }) => rows.flat(2));
  const refsOf = (traveller: number) =>
    new Set(
      elements.flatMap(({ choices }) =>
        choices.filter((choice) => choice.traveller === traveller).map(({ ref }) => ref),
      ),
    );
  const isOther = (designator: string | null) =>
    elements.some(
      (element) =>
        element.designator === designator &&
        element.choices.some(
          ({ ref, traveller }) => traveller !== who && value.some((one) => one.ref === ref),
        ),
    );
  const choose = (ref: string | null) => {
    const own = refsOf(who);
    onChange([...value.filter((one) => !own.has(one.ref)), ...(ref ? [{ ref, quantity: 1 }] : [])]);
  };
  return (
    <div className={styles.seats}>
      <Radio.Group
        aria-label={t('review.seats.flight')}
        value={shown}
        onChange={({ target }) => setShown(target.value as number)}
        optionType="button"
        options={extras.seats.map(({ segment }, value) => ({
          value,
          label: flights[segment]?.name ?? String(segment + 1),
        }))}
      />
      <Radio.Group
        aria-label={t('review.seats.traveller')}
        value={who}
        onChange={({ target }) => setWho(target.value as number)}
        optionType="button"
        options={seated.map(({ type, place }) => ({
          value: place,
          label: t('review.traveller', { number: place + 1, type: t(`review.types.${type}`) }),
        }))}
      />
      {map.cabins.map((cabin, index) => (
        // Cabins have no ids, so the key is the position; another segment gets new maps.
        <SeatMap
          key={`${map.segment}.${index}`}
          label={t('review.seats.map', { flight: flights[map.segment]?.name ?? '' })}
          rows={cabin.rows}
          traveller={who}
          chosen={value.map(({ ref }) => ref)}
          isTaken={isOther}
          onChoose={choose}
        />
      ))}
    </div>
  );
}
