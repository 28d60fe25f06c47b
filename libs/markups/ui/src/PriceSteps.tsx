import { useTranslation } from 'react-i18next';
import { readableRate } from '@traveldesk/currencies-contract';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import type { Money } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { isolateDirection } from './reason';
import { RuleLink } from './RuleLink';
import './texts';
import styles from './WhyThisPrice.module.css';

/** The steps of a price: supplier price, its conversion, each line, and the total. */
export function PriceSteps({ explanation }: { explanation: PriceExplanation }) {
  const { t } = useTranslation('whyPrice');
  const { date } = useFormat();
  const { supplier_price, rate, net, lines, passed_on: passedOn, total, owners } = explanation;
  const isConverted = rate.from !== rate.to;
  const newest = rate.legs
    .map(({ valid_from }) => valid_from)
    .sort()
    .at(-1);
  return (
    <table className={styles.steps}>
      <caption>{t('price.title')}</caption>
      <thead className={styles.said}>
        <tr>
          <th scope="col">{t('price.item')}</th>
          <th scope="col">{t('price.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {isConverted && (
          <tr>
            <th scope="row">
              {t('price.supplier')}
              <span className={styles.detail}>
                {t('price.rate', {
                  rate: `\u20661 ${rate.from} = ${readableRate(rate)} ${rate.to}\u2069`,
                  date: newest ? date(newest) : '',
                })}
              </span>
            </th>
            <Amount money={supplier_price.total} />
          </tr>
        )}
        <tr>
          <th scope="row">{t('price.net')}</th>
          <Amount money={net} />
        </tr>
        {lines.map((line) => (
          <tr key={`${line.rule_id} ${line.kind}`}>
            <th scope="row">
              {t(`kinds.${line.kind}`)}
              <span className={styles.detail}>
                <RuleLink id={line.rule_id} name={line.name} />
                {line.owner_id &&
                  ` · ${t('price.owner', { owner: isolateDirection(owners[line.owner_id] ?? '') })}`}
              </span>
            </th>
            <Amount money={line.amount} signed />
          </tr>
        ))}
        {passedOn && (
          <tr>
            <th scope="row">
              {t('price.passedOn')}
              <span className={styles.detail}>{t('price.passedOnHint')}</span>
            </th>
            <Amount money={passedOn} signed />
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('price.total')}</th>
          <Amount money={total} />
        </tr>
      </tfoot>
    </table>
  );
}

function Amount({ money, signed = false }: { money: Money; signed?: boolean }) {
  const format = useFormat();
  const isMore = signed && !money.amount.startsWith('-') && /[1-9]/.test(money.amount);
  return (
    <td className={styles.amount}>
      <Bidi>{(isMore ? '+' : '') + format.money(money)}</Bidi>
    </td>
  );
}
