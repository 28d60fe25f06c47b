import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryRecord } from '@traveldesk/geo-contract';
import { Bidi, Fact, Facts, NameFacts } from '@traveldesk/shared-ui';
import { currencyOptions, useLanguage } from '@traveldesk/shared-web';
import { AliasesFact } from '../AliasesFact';

/** Facts about a country. The layout does not change while data loads. */
export function CountryFacts({ country }: { country: CountryRecord | undefined }) {
  const { t } = useTranslation('geo');
  const { language } = useLanguage();
  const currency = useMemo(
    () => country && currencyOptions([country.currency], language)[0]?.label,
    [country, language],
  );
  return (
    <Facts waiting={!country}>
      <NameFacts label={t('countries.fields.name')} name={country?.name} />
      <Fact label={t('countries.fields.code')}>
        <Bidi code>{country?.code}</Bidi>
      </Fact>
      <Fact label={t('countries.fields.currency')}>
        <bdi>{currency}</bdi>
      </Fact>
      <Fact label={t('countries.fields.phone_code')}>
        <Bidi>{`+${country?.phone_code}`}</Bidi>
      </Fact>
      <AliasesFact label={t('countries.fields.aliases')} aliases={country?.aliases} />
    </Facts>
  );
}
