import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayDraft, StayPlace } from '@traveldesk/hotels-contract';
import { Field, RemoteSelect, type FieldProps } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { placeFallback, placeOption } from './place-words';
import { useLazyHotelsPlacesQuery } from './places.api';

export interface PlaceFieldProps extends Pick<FieldProps, 'label' | 'error' | 'className'> {
  criteria: Pick<StayDraft, 'place' | 'company_id'>;
  /** The place of the criteria, as far as it is known. */
  found: StayPlace | null | undefined;
  onChange: (place: string | null) => void;
}

/** Selects a city, an airport, the company's office or a property. */
export function PlaceField({ criteria, found, onChange, ...field }: PlaceFieldProps) {
  const { t } = useTranslation('hotels');
  const { language } = useLanguage();
  const [ask] = useLazyHotelsPlacesQuery();
  const { place, company_id: company } = criteria;
  const search = useCallback(
    async (q: string) => {
      const places = await ask({ q, company, language }, true).unwrap();
      return places.map((one) => placeOption(one, t));
    },
    [ask, company, language, t],
  );
  const selected = found
    ? [placeOption(found, t)]
    : place === null
      ? []
      : [{ value: place, label: placeFallback(place, t) }];
  return (
    <Field {...field}>
      {(control) => (
        <RemoteSelect
          {...control}
          // The office differs by company.
          picker={`hotel-places.${company ?? ''}`}
          placeholder={t('search.anyPlace')}
          prompt={t('places.prompt')}
          search={search}
          selected={selected}
          value={place}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
