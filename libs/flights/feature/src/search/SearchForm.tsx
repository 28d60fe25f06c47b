import { PlusOutlined } from '@ant-design/icons';
import { Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoosesCompany } from '@traveldesk/companies-ui';
import {
  encodeCriteria,
  judgeCriteria,
  stripDays,
  tripCounts,
  tripTypes,
  type FlightCriteria,
  type TripType,
} from '@traveldesk/flights-contract';
import { useRefusedFields } from '@traveldesk/flights-ui';
import { firstFocusableOfNextItem, DisappearingButton } from '@traveldesk/shared-ui';
import { serverNow } from '@traveldesk/shared-web';
import { SearchFrame } from '@traveldesk/suppliers-ui';
import { usePlaces } from '../places/usePlaces';
import { ChoiceFields } from './ChoiceFields';
import { withTripAdded, withType } from './draft';
import { PrivateFareFields } from './PrivateFareFields';
import styles from './search.module.css';
import { useFlightsTermsQuery } from './searches.api';
import { TripFields } from './TripFields';
import type { CriteriaState } from './useCriteria';
import { useNotes } from './useNotes';
import { WindowFields } from './WindowFields';

export interface SearchFormProps extends CriteriaState {
  onConfirm: (criteria: FlightCriteria) => void;
}

/** The search form with the labels of SPECIFICATION 2, validated by the same rules as in the API. */
export function SearchForm({ draft, errors, change, onConfirm }: SearchFormProps) {
  const { t } = useTranslation('flights');
  const [confirmed, setConfirmed] = useState(false);
  const places = usePlaces(draft.trips.flatMap(({ origin, destination }) => [origin, destination]));
  const { data: terms } = useFlightsTermsQuery(draft.company_id ?? undefined);
  const lapInfantsCount = terms?.lap_infants_count ?? false;
  const judgement = judgeCriteria(draft, {
    now: new Date(serverNow()),
    place: (code) => places[code],
    lapInfantsCount,
  });
  const refused = useRefusedFields(encodeCriteria(draft));
  const notes = useNotes({ judgement, link: errors, refused, confirmed });
  const choosesCompany = useChoosesCompany();
  const shown = draft.type === 'multi' ? draft.trips : draft.trips.slice(0, 1);
  const { min, max } = tripCounts.multi;
  // Errors that have no field in this form.
  const ofNoField = [
    'type',
    'trips',
    'flexible',
    // A return that does not lead back can only come from a link; the form has no field for it.
    ...(judgement.errors['trips.1.origin'] === 'search_not_back' ? ['trips.1.origin'] : []),
    ...(choosesCompany ? [] : ['company_id']),
  ]
    .map(notes.error)
    .find(Boolean);

  const confirm = () => {
    setConfirmed(true);
    if (judgement.criteria) onConfirm(judgement.criteria);
    return judgement.criteria !== null;
  };

  return (
    <SearchFrame error={ofNoField} confirm={t('search.confirm')} onConfirm={confirm}>
      <Radio.Group
        className={styles.types}
        aria-label={t('search.type')}
        optionType="button"
        value={draft.type}
        options={tripTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        onChange={({ target }) => change(withType(draft, target.value as TripType))}
      />
      {shown.map((_, index) => (
        <TripFields
          // Trips have no other key than their position.
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
        // When the button disappears, the focus goes to the last trip.
        <DisappearingButton
          heir={firstFocusableOfNextItem}
          className={styles.add}
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => change(withTripAdded(draft))}
        >
          {t('search.addTrip')}
        </DisappearingButton>
      )}
      {draft.type !== 'multi' && (
        <Checkbox
          checked={draft.flexible}
          onChange={({ target }) => change({ ...draft, flexible: target.checked })}
        >
          {t('search.flexible', { days: stripDays })}
        </Checkbox>
      )}
      <ChoiceFields draft={draft} notes={notes} lapInfantsCount={lapInfantsCount} onChange={change} />
      <PrivateFareFields draft={draft} notes={notes} onChange={change} />
      <WindowFields draft={draft} notes={notes} onChange={change} />
    </SearchFrame>
  );
}
