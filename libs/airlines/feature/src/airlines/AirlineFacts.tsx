import { useTranslation } from 'react-i18next';
import type { Airline } from '@traveldesk/airlines-contract';
import { countryPermissions } from '@traveldesk/geo-contract';
import { Bidi, Fact, Facts, OwnNameFacts, RecordLink } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';

/** Facts about an airline. The layout does not change while data loads. */
export function AirlineFacts({ airline }: { airline: Airline | undefined }) {
  const { t } = useTranslation('airlines');
  const { language } = useLanguage();
  const { country } = airline ?? {};
  return (
    <Facts waiting={!airline}>
      <OwnNameFacts label={t('airlines.fields.name')} names={airline} />
      <Fact label={t('airlines.fields.country')}>
        {country && (
          <RecordLink to={`/countries/view/${country.id}`} permission={countryPermissions.list}>
            {country.name[language]}
          </RecordLink>
        )}
      </Fact>
      {(['iata', 'icao', 'accounting_code'] as const).map((code) => (
        <Fact key={code} label={t(`airlines.fields.${code}`)}>
          {airline?.[code] && <Bidi code>{airline[code]}</Bidi>}
        </Fact>
      ))}
    </Facts>
  );
}
