import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { products, type Product } from '@traveldesk/markups-contract';
import { LinkButton, PageHeader } from '@traveldesk/shared-ui';
import '../texts';
import { fareQuestion } from './fare';
import { FareFields } from './FareFields';
import { PriceCheck } from './PriceCheck';
import styles from './PriceCheckPage.module.css';
import { useMarkupsHotelPriceCheckQuery, useMarkupsPriceCheckQuery } from './price-check.api';
import { rateQuestion } from './rate';
import { RateFields } from './RateFields';
import './texts';

/** Prices a fare or a hotel's rate without a search and explains the price. The inputs are in the URL, so that a result can be shared. */
export function PriceCheckPage() {
  const { t } = useTranslation(['markupPriceCheck', 'markups']);
  const [search, setSearch] = useSearchParams();
  const isHotel = search.get('product') === 'hotel';
  const show = (product: Product) => setSearch(product === 'hotel' ? { product } : {}, { replace: true });
  return (
    <section>
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={<LinkButton to="/markups">{t('back')}</LinkButton>}
      />
      <Radio.Group
        className={styles.product}
        aria-label={t('product')}
        optionType="button"
        value={isHotel ? 'hotel' : 'flight'}
        onChange={({ target }) => show(target.value as Product)}
        options={products.map((value) => ({ value, label: t(`markups:products.${value}`) }))}
      />
      {isHotel ? (
        <PriceCheck
          key="hotel"
          question={rateQuestion}
          useAnswer={useMarkupsHotelPriceCheckQuery}
          fields={<RateFields />}
          hint={t('hint_hotel')}
        />
      ) : (
        <PriceCheck
          key="flight"
          question={fareQuestion}
          useAnswer={useMarkupsPriceCheckQuery}
          fields={<FareFields />}
          hint={t('hint')}
        />
      )}
    </section>
  );
}

export { PriceCheckPage as Component };
