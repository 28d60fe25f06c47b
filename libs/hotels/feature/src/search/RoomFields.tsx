import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { emptyStay, mostRooms, stayChildAges, type StayDraft } from '@traveldesk/hotels-contract';
import { Field, firstFocusableOfNextItem, DisappearingButton } from '@traveldesk/shared-ui';
import { AgeSelect, SearchAlert, Stepper } from '@traveldesk/suppliers-ui';
import { agesOf, withRoom, withRoomRemoved } from './draft';
import styles from './search.module.css';

/** The form allows no more adults or children in one room. */
const mostPerRoom = 9;

export interface RoomFieldsProps {
  draft: StayDraft;
  error: (field: string) => string | undefined;
  onChange: (draft: StayDraft) => void;
}

/** The rooms, each with its adults and the ages of its children. */
export function RoomFields({ draft, error, onChange }: RoomFieldsProps) {
  const { t } = useTranslation('hotels');
  const { rooms } = draft;
  const ofAll = error('rooms');
  return (
    <div className={styles.rooms}>
      {ofAll && <SearchAlert>{ofAll}</SearchAlert>}
      {rooms.map((_, index) => (
        // Rooms have no other key than their position.
        <RoomField key={index} draft={draft} index={index} error={error} onChange={onChange} />
      ))}
      {rooms.length < mostRooms && (
        // When the button disappears, the focus goes to the last room.
        <DisappearingButton
          heir={firstFocusableOfNextItem}
          className={styles.add ?? ''}
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => onChange({ ...draft, rooms: [...rooms, ...emptyStay().rooms] })}
        >
          {t('search.addRoom')}
        </DisappearingButton>
      )}
    </div>
  );
}

function RoomField({ draft, index, error, onChange }: RoomFieldsProps & { index: number }) {
  const { t } = useTranslation('hotels');
  const room = draft.rooms[index];
  if (!room) return null;
  const { adults, children } = room;
  const ofAdults = error(`rooms.${index}.adults`);
  const change = (next: Partial<typeof room>) => onChange(withRoom(draft, index, next));
  const title = t('search.room', { number: index + 1 });
  return (
    <div role="group" aria-label={title} className={styles.room}>
      <h2 className={styles.roomTitle}>{title}</h2>
      <div className={styles.persons}>
        <Stepper
          label={t('search.adults')}
          note={t('search.adultsNote')}
          value={adults}
          min={1}
          max={mostPerRoom}
          onChange={(count) => change({ adults: count })}
        />
        {ofAdults && <SearchAlert>{ofAdults}</SearchAlert>}
      </div>
      <div className={styles.persons}>
        <Stepper
          label={t('search.children')}
          note={t('search.childrenNote')}
          value={children.length}
          min={0}
          max={mostPerRoom}
          onChange={(count) => change({ children: agesOf(children, count) })}
        />
        {children.length > 0 && (
          <div className={styles.ages}>
            {children.map((age, child) => (
              <Field
                // Children have no other key than their position.
                key={child}
                label={t('search.ageOf', { number: child + 1 })}
                error={error(`rooms.${index}.children.${child}`)}
              >
                {(control) => (
                  <AgeSelect
                    {...control}
                    {...stayChildAges}
                    value={age}
                    placeholder={t('search.age')}
                    onChange={(next) =>
                      change({ children: children.map((one, at) => (at === child ? next : one)) })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
        )}
      </div>
      {draft.rooms.length > 1 && (
        <DisappearingButton
          heir={firstFocusableOfNextItem}
          className={styles.remove ?? ''}
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('search.removeRoom', { number: index + 1 })}
          onClick={() => onChange(withRoomRemoved(draft, index))}
        />
      )}
    </div>
  );
}
