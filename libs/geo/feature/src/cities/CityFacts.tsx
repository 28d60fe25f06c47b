import { useTranslation } from 'react-i18next';
import { countryPermissions, type CityRecord } from '@traveldesk/geo-contract';
import { Coordinates } from '@traveldesk/geo-ui';
import { Bidi, Fact, Facts, NameFacts, RecordLink } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { AliasesFact } from '../AliasesFact';

/** Facts about a city. The layout does not change while data loads. */
export function CityFacts({ city }: { city: CityRecord | undefined }) {
  const { t } = useTranslation('geo');
  const { language } = useLanguage();
  return (
    <Facts waiting={!city}>
      <NameFacts label={t('cities.fields.name')} name={city?.name} />
      <Fact label={t('cities.fields.code')}>{city?.code && <Bidi code>{city.code}</Bidi>}</Fact>
      <Fact label={t('cities.fields.country')}>
        {city && (
          <RecordLink to={`/countries/view/${city.country.id}`} permission={countryPermissions.list}>
            {city.country.name[language]}
          </RecordLink>
        )}
      </Fact>
      <Fact label={t('cities.fields.time_zone')}>
        <Bidi>{city?.time_zone}</Bidi>
      </Fact>
      <Fact label={t('cities.fields.coordinates')}>
        {city && <Coordinates latitude={city.latitude} longitude={city.longitude} />}
      </Fact>
      <AliasesFact label={t('cities.fields.aliases')} aliases={city?.aliases} />
    </Facts>
  );
}
