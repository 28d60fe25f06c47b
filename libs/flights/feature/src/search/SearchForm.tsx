import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  judgeCriteria,
  tripCounts,
  tripTypes,
  type FlightCriteria,
  type TripType,
} from '@traveldesk/flights-contract';
import { serverNow } from '@traveldesk/shared-web';
import { usePlaces } from '../places/usePlaces';
import { ChoiceFields } from './ChoiceFields';
import { withTripAdded, withType } from './draft';
import styles from './search.module.css';
import { TripFields } from './TripFields';
import type { CriteriaState } from './useCriteria';
import { useNotes } from './useNotes';
import { WindowFields } from './WindowFields';

export interface SearchFormProps extends CriteriaState {
  onConfirm: (criteria: FlightCriteria) => void;
}

/** The search as SPECIFICATION 2 labels it, judged by the contract's rules as the API will judge it. */
export function SearchForm({ draft, errors, change, onConfirm }: SearchFormProps) {
  const { t } = useTranslation('flights');
  const form = useRef<HTMLFormElement>(null);
  const [confirmed, setConfirmed] = useState(false);
  const places = usePlaces(draft.trips.flatMap(({ origin, destination }) => [origin, destination]));
  const judgement = judgeCriteria(draft, { now: new Date(serverNow()), place: (code) => places[code] });
  const notes = useNotes(judgement, errors, confirmed);
  const shown = draft.type === 'multi' ? draft.trips : draft.trips.slice(0, 1);
  const { min, max } = tripCounts.multi;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setConfirmed(true);
    if (judgement.criteria) onConfirm(judgement.criteria);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Radio.Group
        className={styles.types}
        aria-label={t('search.type')}
        optionType="button"
        buttonStyle="solid"
        value={draft.type}
        options={tripTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        onChange={({ target }) => change(withType(draft, target.value as TripType))}
      />
      {notes.error('trips') && (
        <p role="alert" className={styles.error}>
          {notes.error('trips')}
        </p>
      )}
      {shown.map((_, index) => (
        <TripFields
          // Trips have no key of their own but their position.
          key={index}
          draft={draft}
          index={index}
          places={places}
          notes={notes}
          removable={draft.type === 'multi' && draft.trips.length > min}
          onChange={change}
        />
      ))}
      {draft.type === 'multi' && draft.trips.length < max && (
        <Button
          className={styles.add}
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => change(withTripAdded(draft))}
        >
          {t('search.addTrip')}
        </Button>
      )}
      <ChoiceFields draft={draft} notes={notes} onChange={change} />
      <WindowFields draft={draft} notes={notes} onChange={change} />
      <Button
        className={styles.confirm}
        type="primary"
        size="large"
        htmlType="submit"
        icon={<SearchOutlined aria-hidden />}
      >
        {t('search.confirm')}
      </Button>
    </form>
  );
}
