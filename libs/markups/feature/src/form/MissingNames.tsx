import { useEffect } from 'react';
import { useCompaniesPickedQuery } from '@traveldesk/companies-ui';
import type { MarkupRule } from '@traveldesk/markups-contract';
import { useSuppliersPickedQuery } from '@traveldesk/suppliers-ui';
import { useRuleNames } from './names';

/** Loads names of companies and suppliers that the form does not know, such as those of a restored draft. */
export function MissingNames({ rule }: { rule: MarkupRule }) {
  const { names } = useRuleNames();
  const companies = [rule.owner_id, ...rule.companies.map(({ id }) => id)];
  const missing = (ids: readonly (string | null)[], known: Record<string, string>) =>
    [...new Set(ids)].filter((id): id is string => Boolean(id) && known[id ?? ''] === undefined);
  return (
    <>
      {missing(companies, names.companies).map((id) => (
        <CompanyName key={id} id={id} />
      ))}
      {missing(rule.suppliers, names.suppliers).map((id) => (
        <SupplierName key={id} id={id} />
      ))}
    </>
  );
}

function CompanyName({ id }: { id: string }) {
  const { note } = useRuleNames();
  const { currentData } = useCompaniesPickedQuery(id);
  useEffect(() => {
    if (currentData) note('companies', [{ value: id, label: currentData.name }]);
  }, [id, currentData, note]);
  return null;
}

function SupplierName({ id }: { id: string }) {
  const { note } = useRuleNames();
  const { currentData } = useSuppliersPickedQuery(id);
  useEffect(() => {
    if (currentData) note('suppliers', [{ value: id, label: currentData.name }]);
  }, [id, currentData, note]);
  return null;
}
