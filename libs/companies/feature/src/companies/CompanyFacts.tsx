import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Company } from '@traveldesk/companies-contract';
import { cityViewers, countryPermissions } from '@traveldesk/geo-contract';
import { Coordinates } from '@traveldesk/geo-ui';
import { Bidi, Email, Fact, Facts, RecordLink } from '@traveldesk/shared-ui';
import { currencyOptions, useFormat, useLanguage } from '@traveldesk/shared-web';

/** Facts about a company. The layout does not change while data loads. */
export function CompanyFacts({ company }: { company: Company | undefined }) {
  const { t } = useTranslation('companies');
  const { language } = useLanguage();
  const { dateTime, relative } = useFormat();
  const currency = useMemo(
    () => company && currencyOptions([company.currency], language)[0]?.label,
    [company, language],
  );
  const { type, parent, country, city, email, phone, created_at: created } = company ?? {};
  const { office_address: address, position } = company ?? {};
  return (
    <Facts waiting={!company}>
      <Fact label={t('fields.type')}>{type && t(`types.${type}`)}</Fact>
      <Fact label={t('fields.parent_id')}>
        {parent && (
          <Link to={`/companies/view/${parent.id}`}>
            <bdi>{parent.name}</bdi>
          </Link>
        )}
      </Fact>
      <Fact label={t('fields.country_id')}>
        {country && (
          <RecordLink to={`/countries/view/${country.id}`} permission={countryPermissions.list}>
            {country.name[language]}
          </RecordLink>
        )}
      </Fact>
      <Fact label={t('fields.city_id')}>
        {city && (
          <RecordLink to={`/cities/view/${city.id}`} permission={cityViewers}>
            {city.name[language]}
          </RecordLink>
        )}
      </Fact>
      <Fact label={t('fields.office_address')}>{address && <bdi>{address}</bdi>}</Fact>
      <Fact label={t('view.position')}>
        {position && (
          <>
            <Coordinates latitude={position.latitude} longitude={position.longitude} />
            {position.of === 'city' && ` (${t('view.ofCity')})`}
          </>
        )}
      </Fact>
      <Fact label={t('fields.email')}>{email && <Email>{email}</Email>}</Fact>
      <Fact label={t('fields.phone')}>{phone && <Bidi>{phone}</Bidi>}</Fact>
      <Fact label={t('fields.currency')}>
        <bdi>{currency}</bdi>
      </Fact>
      <Fact label={t('view.created_at')}>
        {created && (
          <time dateTime={created} title={relative(created)}>
            {dateTime(created)}
          </time>
        )}
      </Fact>
    </Facts>
  );
}
