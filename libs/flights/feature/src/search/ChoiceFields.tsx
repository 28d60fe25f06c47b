import { useTranslation } from 'react-i18next';
import { AirlineSelect } from '@traveldesk/airlines-ui';
import { CompanyField } from '@traveldesk/companies-ui';
import { cabins, maxAirlines, stopLimits, type CriteriaDraft } from '@traveldesk/flights-contract';
import { ChoiceSelect, ClearableSelect, Field } from '@traveldesk/shared-ui';
import styles from './search.module.css';
import { TravellersField } from './TravellersField';
import type { Notes } from './useNotes';

export interface ChoiceFieldsProps {
  draft: CriteriaDraft;
  notes: Notes;
  lapInfantsCount: boolean;
  onChange: (draft: CriteriaDraft) => void;
}

/** Fields of the whole journey: travelers, cabin, airlines, stops and company. */
export function ChoiceFields({ draft, notes, lapInfantsCount, onChange }: ChoiceFieldsProps) {
  const { t } = useTranslation('flights');
  const travellers = ['adults', 'children', 'infants'].map(notes.error).find(Boolean);
  const ofAges = (['children', 'infants'] as const).flatMap((group) =>
    draft[group].map((_, index) => notes.error(`${group}.${index}`)),
  );
  return (
    <div className={styles.choices}>
      <TravellersField
        value={draft}
        error={travellers ?? ofAges.find(Boolean)}
        agesOn={draft.trips.at(-1)?.date ?? null}
        lapInfantsCount={lapInfantsCount}
        onChange={(next) => onChange({ ...draft, ...next })}
      />
      <Field label={t('search.cabin')} error={notes.error('cabin')}>
        {(control) => (
          <ChoiceSelect
            {...control}
            className={styles.control}
            value={draft.cabin}
            options={cabins.map((value) => ({ value, label: t(`cabins.${value}`) }))}
            onChange={(cabin) => onChange({ ...draft, cabin })}
          />
        )}
      </Field>
      <Field label={t('search.airline')} error={notes.error('airline')}>
        {(control) => (
          <AirlineSelect
            {...control}
            multiple
            value={draft.airlines}
            placeholder={t('search.anyAirline')}
            onChange={(airlines: string[]) =>
              onChange({ ...draft, airlines: airlines.slice(0, maxAirlines) })
            }
          />
        )}
      </Field>
      <Field label={t('search.withoutAirline')} error={notes.error('not_airline')}>
        {(control) => (
          <AirlineSelect
            {...control}
            multiple
            value={draft.excluded_airlines}
            placeholder={t('search.noAirline')}
            onChange={(codes: string[]) =>
              onChange({ ...draft, excluded_airlines: codes.slice(0, maxAirlines) })
            }
          />
        )}
      </Field>
      <Field label={t('search.stops')} error={notes.error('max_stops')}>
        {(control) => (
          <ClearableSelect
            {...control}
            className={styles.control}
            value={draft.max_stops}
            placeholder={t('search.anyStops')}
            options={stopLimits.map((value) => ({ value, label: t('search.upToStops', { count: value }) }))}
            onChange={(stops) => onChange({ ...draft, max_stops: stops ?? null })}
          />
        )}
      </Field>
      <CompanyField
        label={t('search.company')}
        error={notes.error('company_id')}
        value={draft.company_id}
        placeholder={t('search.noCompany')}
        onChange={(company) => onChange({ ...draft, company_id: company })}
      />
    </div>
  );
}
