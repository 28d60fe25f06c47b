import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Zone } from '@traveldesk/markups-contract';
import { commaOf } from '@traveldesk/shared-contract';
import { Fact, Facts, When } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';

/** Facts about a zone. The layout does not change while data loads. */
export function ZoneFacts({ zone }: { zone: Zone | undefined }) {
  const { t } = useTranslation('markupZones');
  const { countries = [], zones = [], all_countries: all = [], names } = zone ?? {};
  const { language } = useLanguage();
  const named = (codes: readonly string[]) =>
    codes.map((code) => names?.countries[code] ?? code).join(commaOf[language]);
  return (
    <Facts waiting={!zone}>
      <Fact label={t('fields.countries')}>{countries.length > 0 && <bdi>{named(countries)}</bdi>}</Fact>
      <Fact label={t('fields.zones')}>
        {zones.length > 0 &&
          zones.map((id, index) => (
            <Fragment key={id}>
              {index > 0 && ' · '}
              <Link to={`/markup-zones/view/${id}`}>
                <bdi>{names?.zones[id] ?? id}</bdi>
              </Link>
            </Fragment>
          ))}
      </Fact>
      <Fact label={t('fields.all_countries')}>{t('count', { count: all.length })}</Fact>
      <Fact label={t('fields.updated_at')}>{zone && <When at={zone.updated_at} />}</Fact>
    </Facts>
  );
}
