import { useTranslation } from 'react-i18next';
import type { RatePair } from '@traveldesk/currencies-contract';
import { Bidi, Fact, Facts } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { RateSource } from '../exchange-rates/RateSource';

/** The newest rate of a pair in both directions; each fact keeps its space while loading. */
export function PairFacts({ pair }: { pair: RatePair | undefined }) {
  const { t } = useTranslation('currencies');
  const { dateTime, relative } = useFormat();
  const since = pair?.newest.valid_from ?? '';
  return (
    <Facts waiting={!pair}>
      <Fact label={t('pair.rate')}>
        <Bidi>{pair && `1 ${pair.base} = ${pair.rate} ${pair.quote}`}</Bidi>
      </Fact>
      <Fact label={t('pair.inverse')}>
        <Bidi>{pair && `1 ${pair.quote} = ${pair.inverse} ${pair.base}`}</Bidi>
      </Fact>
      <Fact label={t('rates.fields.valid_from')}>
        {pair && (
          <time dateTime={since} title={relative(since)}>
            {dateTime(since)}
          </time>
        )}
      </Fact>
      <Fact label={t('rates.fields.source')}>{pair && <RateSource rate={pair.newest} />}</Fact>
    </Facts>
  );
}
