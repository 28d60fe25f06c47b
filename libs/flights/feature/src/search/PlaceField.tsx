import { useTranslation } from 'react-i18next';
import { AirportSelect } from '@traveldesk/geo-ui';
import { Field, type FieldProps } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { placeOption } from '../places/place';
import type { Places } from '../places/usePlaces';

export interface PlaceFieldProps extends Pick<FieldProps, 'label' | 'error' | 'warning' | 'className'> {
  code: string | null;
  places: Places;
  onChange: (code: string | null) => void;
}

/** Selects an airport, or a city with all its airports. */
export function PlaceField({ code, places, onChange, ...field }: PlaceFieldProps) {
  const { t } = useTranslation('flights');
  const { language } = useLanguage();
  const place = code ? places[code] : undefined;
  return (
    <Field {...field}>
      {(control) => (
        <AirportSelect
          {...control}
          placeholder={t('search.anyPlace')}
          value={code}
          onChange={onChange}
          {...(place && { selected: [placeOption(place, language)] })}
        />
      )}
    </Field>
  );
}
