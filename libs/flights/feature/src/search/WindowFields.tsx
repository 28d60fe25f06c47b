import { useTranslation } from 'react-i18next';
import type { CriteriaDraft, TimeWindow } from '@traveldesk/flights-contract';
import { ClearableSelect, Field } from '@traveldesk/shared-ui';
import { withTrip } from './draft';
import styles from './search.module.css';
import { partsOfDay, windowOfPart, windowText } from './time-windows';
import type { Notes } from './useNotes';

export interface WindowFieldsProps {
  draft: CriteriaDraft;
  notes: Notes;
  onChange: (draft: CriteriaDraft) => void;
}

/** Time windows of departure and arrival for each trip; rarely needed, so they are collapsed. */
export function WindowFields({ draft, notes, onChange }: WindowFieldsProps) {
  const { t } = useTranslation('flights');
  const isUsed = draft.trips.some(({ departure, arrival }) => departure || arrival);
  const isWrong = draft.trips.some((_, index) =>
    (['departure', 'arrival'] as const).some(
      (name) => notes.error(`trips.${index}.${name}`) ?? notes.error(name),
    ),
  );
  return (
    <details className={styles.more} {...((isUsed || isWrong) && { open: true })}>
      <summary>{t('search.hours')}</summary>
      {draft.trips.map((trip, index) => (
        // Trips have no other key than their position.
        <div key={index} className={styles.windows}>
          <span className={styles.hint}>{t('search.trip', { number: index + 1 })}</span>
          {(['departure', 'arrival'] as const).map((name) => (
            <Field
              key={name}
              label={t(`search.${name}Hours`)}
              error={notes.error(`trips.${index}.${name}`) ?? notes.error(name)}
            >
              {(control) => (
                <WindowSelect
                  control={control}
                  value={trip[name]}
                  onChange={(window) => onChange(withTrip(draft, index, { [name]: window }))}
                />
              )}
            </Field>
          ))}
        </div>
      ))}
    </details>
  );
}

interface WindowSelectProps {
  control: object;
  value: TimeWindow | null;
  onChange: (window: TimeWindow | null) => void;
}

function WindowSelect({ control, value, onChange }: WindowSelectProps) {
  const { t } = useTranslation('flights');
  const text = value && windowText(value);
  const known = partsOfDay.map((part) => ({
    value: windowText(windowOfPart[part]),
    label: t(`hours.${part}`, { hours: windowText(windowOfPart[part]) }),
  }));
  // A time window from a link that is not one of the offered parts of the day is added as an option.
  const own = text && !known.some((option) => option.value === text) ? [{ value: text, label: text }] : [];
  return (
    <ClearableSelect
      {...control}
      className={styles.control}
      value={text}
      placeholder={t('hours.any')}
      options={[...known, ...own]}
      onChange={(next) => {
        const [from = '', to = ''] = next?.split('–') ?? [];
        onChange(next ? { from, to } : null);
      }}
    />
  );
}
