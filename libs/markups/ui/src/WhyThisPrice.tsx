import { useTranslation } from 'react-i18next';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import { useFormat } from '@traveldesk/shared-web';
import { ConsideredRules } from './ConsideredRules';
import { PriceSteps } from './PriceSteps';
import { isolateDirection } from './reason';
import './texts';
import styles from './WhyThisPrice.module.css';

/**
 * Explains a price: from the net, line by line, to the total, with the outcome of every rule. Only users who may see net prices may see it
 * (TRAVEL-RULES 30); the caller checks that permission.
 */
export function WhyThisPrice({ explanation }: { explanation: PriceExplanation }) {
  const { t } = useTranslation('whyPrice');
  const { dateTime } = useFormat();
  const { company, supplier, at, lines } = explanation;
  const about = { supplier: isolateDirection(supplier.name), at: dateTime(at) };
  return (
    <div className={styles.why}>
      <p className={styles.about} role="status">
        {company
          ? t('price.company', { ...about, company: isolateDirection(company.name) })
          : t('price.nobody', about)}
      </p>
      {!company && <p className={styles.note}>{t('price.nobodyHint')}</p>}
      {!supplier.markup_enabled && <p className={styles.note}>{t('price.markupOff')}</p>}
      <PriceSteps explanation={explanation} />
      {supplier.markup_enabled && lines.length === 0 && <p className={styles.note}>{t('price.unchanged')}</p>}
      <ConsideredRules explanation={explanation} />
    </div>
  );
}
