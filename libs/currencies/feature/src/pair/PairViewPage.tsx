import { PlusOutlined, SwapOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { exchangeRatePermissions, pairOf } from '@traveldesk/currencies-contract';
import { linkAction, RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, usePermissions } from '@traveldesk/shared-web';
import { currenciesPair, useCurrenciesPairQuery } from '../exchange-rates/exchange-rates.api';
import { RateStatusTag } from '../exchange-rates/RateStatusTag';
import '../texts';
import { Converter } from './Converter';
import { PairFacts } from './PairFacts';
import { PairRates } from './PairRates';
import { Trend } from './Trend';

/** A pair in one direction: its rate, its past rates, and a converter. */
export function PairViewPage() {
  const { t } = useTranslation('currencies');
  const { pair: asked = '' } = useParams();
  const can = usePermissions(exchangeRatePermissions);
  const result = useCurrenciesPairQuery(asked);
  const pair = result.currentData;
  const { base, quote } = pairOf(asked);
  const name = `${base}/${quote}`;
  return (
    <RecordPage
      name={pair && name}
      state={pair && <RateStatusTag status={pair.newest.status} />}
      back="/exchange-rates"
      backLabel={t('rates.title')}
      result={result}
      actions={[
        can.create &&
          linkAction(`/exchange-rates/create?base=${base}&quote=${quote}`, {
            label: t('rates.add'),
            name,
            icon: <PlusOutlined aria-hidden />,
          }),
        linkAction(`/exchange-rates/view/${quote}-${base}`, {
          label: t('pair.turn'),
          name,
          icon: <SwapOutlined aria-hidden />,
        }),
      ]}
    >
      <PairFacts pair={pair} />
      <Trend pair={pair} />
      <Converter key={asked} base={base} quote={quote} />
      <PairRates pair={asked} />
    </RecordPage>
  );
}

PairViewPage.loader = recordLoader(currenciesPair);

export { PairViewPage as Component };
