import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyField, useChoosesCompany } from '@traveldesk/companies-ui';
import { judgeStay, radiusKm, type StayCriteria, type StayErrorCode } from '@traveldesk/hotels-contract';
import '@traveldesk/hotels-ui/texts';
import { Field } from '@traveldesk/shared-ui';
import { serverNow } from '@traveldesk/shared-web';
import { errorNotes, SearchFrame } from '@traveldesk/suppliers-ui';
import { PlaceField } from '../places/PlaceField';
import { useStayPlace } from '../places/useStayPlace';
import { CountInput } from './CountInput';
import { DateFields } from './DateFields';
import { RoomFields } from './RoomFields';
import styles from './search.module.css';
import type { StayState } from './useStay';

export interface StaySearchFormProps extends StayState {
  /** The API's errors for this search by field, as texts. */
  refused?: Readonly<Record<string, string>>;
  onConfirm: (criteria: StayCriteria) => void;
}

/** Errors of fields that are not filled in yet. */
const incomplete: ReadonlySet<StayErrorCode> = new Set([
  'stay_required',
  'stay_age_missing',
  'stay_office_of_nobody',
]);

/** The search form of hotels, validated by the same rules as in the API. */
export function StaySearchForm({ draft, errors, refused, change, onConfirm }: StaySearchFormProps) {
  const { t } = useTranslation('hotels');
  const [confirmed, setConfirmed] = useState(false);
  const found = useStayPlace(draft);
  const judgement = judgeStay(draft, { now: new Date(serverNow()), place: found.place });
  const choosesCompany = useChoosesCompany();
  const error = errorNotes<StayErrorCode>(
    { link: errors, judged: judgement.errors, refused: { ...found.refused, ...refused } },
    { confirmed, incomplete },
    (code) => t(`search.problems.${code}`),
  );
  const confirm = () => {
    setConfirmed(true);
    if (judgement.criteria) onConfirm(judgement.criteria);
    return judgement.criteria !== null;
  };

  return (
    <SearchFrame
      error={choosesCompany ? undefined : error('company_id')}
      confirm={t('search.confirm')}
      onConfirm={confirm}
    >
      <div className={styles.stay}>
        <PlaceField
          className={styles.place}
          label={t('search.place')}
          criteria={draft}
          found={found.place}
          error={error('place')}
          onChange={(place) => change({ ...draft, place })}
        />
        <DateFields draft={draft} place={found.place} error={error} onChange={change} />
        <Field className={styles.radius} label={t('search.radius')} error={error('radius')}>
          {(control) => (
            <CountInput
              {...control}
              value={draft.radius}
              placeholder={String(radiusKm.usual)}
              suffix={t('search.km')}
              onChange={(km) => change({ ...draft, radius: km ?? radiusKm.usual })}
            />
          )}
        </Field>
        <CompanyField
          className={styles.company}
          label={t('search.company')}
          error={error('company_id')}
          value={draft.company_id}
          placeholder={t('search.noCompany')}
          onChange={(company) => change({ ...draft, company_id: company })}
        />
      </div>
      <RoomFields draft={draft} error={error} onChange={change} />
    </SearchFrame>
  );
}
