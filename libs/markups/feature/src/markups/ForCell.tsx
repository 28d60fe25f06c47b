import { useTranslation } from 'react-i18next';
import type { Markup } from '@traveldesk/markups-contract';
import styles from './markup.columns.module.css';
import { MoreOf } from './MoreOf';

/** The payers of a rule. */
export function ForCell({ markup }: { markup: Markup }) {
  const { t } = useTranslation('markups');
  const { companies, company_type: type, owner_id: owner, names } = markup;
  const named = companies.map(({ id, below }) => {
    const name = names.companies[id] ?? id;
    return below ? t('values.below', { name }) : name;
  });
  const all = owner ? t('cell.belowOwner', { name: names.companies[owner] ?? '' }) : t('cell.everyone');
  return (
    <>
      {named.length > 0 ? <MoreOf names={named} /> : (!type || owner) && all}
      {type && (
        <span className={named.length > 0 || owner ? styles.detail : styles.line}>
          {t(`values.company_type.${type}`)}
        </span>
      )}
    </>
  );
}
