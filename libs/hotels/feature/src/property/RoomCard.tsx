import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayRoom } from '@traveldesk/hotels-contract';
import { Photo, PhotoViewer, bedName, useRateWords } from '@traveldesk/hotels-ui';
import { commaOf } from '@traveldesk/shared-contract';
import { useLanguage } from '@traveldesk/shared-web';
import type { GroupedRoom } from './group-rates';
import type { Opening } from './opening';
import { RateRow } from './RateRow';
import styles from './property.module.css';

/** A kind of room with its rates by board. */
export function RoomCard({ group: { room, boards }, opening }: { group: GroupedRoom; opening: Opening }) {
  const words = useRateWords();
  return (
    <section className={styles.room} aria-label={room.name}>
      <RoomHead room={room} />
      {boards.map(({ board, rates }) => (
        <div key={board} role="group" aria-label={words.board(board)}>
          <h4 className={styles.board}>{words.board(board)}</h4>
          <ul className={styles.rates}>
            {rates.map((rate) => (
              <RateRow key={rate.id} rate={rate} room={room.name} opening={opening} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function RoomHead({ room: { name, beds, photos } }: { room: StayRoom }) {
  const { t } = useTranslation('hotels');
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const [first] = photos;
  const told = beds.map(({ type, count }) =>
    t('property.stay.bed', { number: count, type: bedName(type, t) }),
  );
  return (
    <header className={styles.roomHead}>
      {first && (
        <button
          type="button"
          className={styles.roomPhoto}
          aria-label={t('property.photos.ofRoom', { room: name })}
          onClick={() => setOpen(true)}
        >
          <Photo name={first} alt="" />
        </button>
      )}
      <div>
        <h3 dir="auto">{name}</h3>
        {told.length > 0 && <p className={styles.quiet}>{told.join(commaOf[language])}</p>}
      </div>
      {open && <PhotoViewer title={name} photos={photos} start={0} onClose={() => setOpen(false)} />}
    </header>
  );
}
