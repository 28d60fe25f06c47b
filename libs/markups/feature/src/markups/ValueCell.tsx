import { useTranslation } from 'react-i18next';
import type { Markup } from '@traveldesk/markups-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat, useLanguage } from '@traveldesk/shared-web';
import { percentOf } from '../sentence/words';
import styles from './markup.columns.module.css';

/** The value of a rule, and its basis. */
export function ValueCell({ markup }: { markup: Markup }) {
  const { t } = useTranslation('markups');
  const { money } = useFormat();
  const { language } = useLanguage();
  const {
    product,
    value_type,
    percent,
    percent_of,
    amount,
    currency,
    per,
    min_amount: min,
    max_amount: max,
  } = markup;
  const bounds = [
    min && t('cell.min', { amount: `\u2066${money({ amount: min, currency })}\u2069` }),
    max && t('cell.max', { amount: `\u2066${money({ amount: max, currency })}\u2069` }),
  ].filter(Boolean);
  return (
    <>
      <span className={styles.value}>
        <Bidi>
          {value_type === 'percent'
            ? percentOf(language, percent ?? '0')
            : money({ amount: amount ?? '0', currency })}
        </Bidi>{' '}
        {value_type === 'percent'
          ? t(`values.percent_of.${percent_of}`, { context: product })
          : t(`values.per.${per}`)}
      </span>
      {bounds.map((bound) => (
        <span key={bound} className={styles.detail}>
          {bound}
        </span>
      ))}
    </>
  );
}
