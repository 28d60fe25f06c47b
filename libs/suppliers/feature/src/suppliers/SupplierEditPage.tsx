import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { supplierInputSchema, supplierPaths } from '@traveldesk/suppliers-contract';
import '../texts';
import { comparedFields, supplierInputOf } from './supplier.fields';
import { SupplierConnection } from './SupplierConnection';
import { SupplierForm } from './SupplierForm';
import { SupplierHistory } from './SupplierHistory';
import { useSuppliersModulesQuery } from './supplier-modules.api';
import {
  useLazySuppliersSupplierQuery,
  useSuppliersSupplierQuery,
  useSuppliersUpdateSupplierMutation,
} from './suppliers.api';
import { useMoveQuestion } from './useMoveQuestion';
import { useProtocols } from './useProtocols';

export function SupplierEditPage() {
  const { t } = useTranslation('suppliers');
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const supplier = useSuppliersSupplierQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(supplier);
  const { data: modules } = useSuppliersModulesQuery();
  const [readAgain] = useLazySuppliersSupplierQuery();
  const [update] = useSuppliersUpdateSupplierMutation();
  const { protocolName } = useProtocols();
  const move = useMoveQuestion();
  const moduleName = (moduleId: string) =>
    modules?.data.find((module) => module.id === moduleId)?.name[language] ?? moduleId;
  return (
    <FormPage
      title={t('suppliers.edit', { name: opened?.name ?? search.get('name') ?? '' })}
      back="/suppliers"
      backLabel={t('suppliers.title')}
      initialValues={opened && supplierInputOf(opened)}
      version={opened?.version}
      loadError={supplier.error}
      onRetry={() => void supplier.refetch()}
      onSubmit={async (values, version) => {
        const input = supplierInputSchema.parse(values);
        if (opened) await move.ask(supplier.data ?? opened, input);
        const answer = await update({ id, version, supplier: input }).unwrap();
        // Clear the saved token from the form.
        return { ...answer, values: { ...supplierInputOf(answer.data), credentials: undefined } };
      }}
      onSaved="stay"
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: supplierInputOf(newest), version: newest.version };
        },
        fields: comparedFields(t, moduleName, protocolName),
        history: supplierPaths.history(id),
      }}
      after={
        <>
          {move.dialog}
          {supplier.data && <SupplierConnection supplier={supplier.data} />}
          <SupplierHistory id={id} />
        </>
      }
    >
      <SupplierForm supplier={supplier.data ?? opened} />
    </FormPage>
  );
}

export { SupplierEditPage as Component };
