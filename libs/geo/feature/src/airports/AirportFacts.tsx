import { useTranslation } from 'react-i18next';
import { cityViewers, countryPermissions, type AirportRecord } from '@traveldesk/geo-contract';
import { Bidi, Fact, Facts, OwnNameFacts, RecordLink } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { AliasesFact } from '../AliasesFact';

/** Facts about an airport. The layout does not change while data loads. */
export function AirportFacts({ airport }: { airport: AirportRecord | undefined }) {
  const { t } = useTranslation(['geo', 'common']);
  const { language } = useLanguage();
  const yesOrNo = (is: boolean | undefined) => t(is ? 'common:history.yes' : 'common:history.no');
  return (
    <Facts waiting={!airport}>
      <OwnNameFacts label={t('airports.fields.name')} names={airport} />
      <Fact label={t('airports.fields.iata')}>
        <Bidi code>{airport?.iata}</Bidi>
      </Fact>
      <Fact label={t('airports.fields.icao')}>{airport?.icao && <Bidi code>{airport.icao}</Bidi>}</Fact>
      <Fact label={t('airports.fields.city')}>
        {airport && (
          <RecordLink to={`/cities/view/${airport.city.id}`} permission={cityViewers}>
            {airport.city.name[language]}
          </RecordLink>
        )}
      </Fact>
      <Fact label={t('airports.fields.country')}>
        {airport && (
          <RecordLink to={`/countries/view/${airport.city.country.id}`} permission={countryPermissions.list}>
            {airport.city.country.name[language]}
          </RecordLink>
        )}
      </Fact>
      <Fact label={t('airports.fields.time_zone')}>
        <Bidi>{airport?.time_zone}</Bidi>
      </Fact>
      <Fact label={t('airports.fields.latitude')}>
        <Bidi>{airport?.latitude}</Bidi>
      </Fact>
      <Fact label={t('airports.fields.longitude')}>
        <Bidi>{airport?.longitude}</Bidi>
      </Fact>
      <Fact label={t('airports.fields.scheduled')}>{yesOrNo(airport?.scheduled)}</Fact>
      <Fact label={t('airports.fields.closed')}>{yesOrNo(airport?.closed)}</Fact>
      <AliasesFact label={t('airports.fields.former_codes')} aliases={airport?.former_codes} />
      <AliasesFact label={t('airports.fields.aliases')} aliases={airport?.aliases} />
    </Facts>
  );
}
