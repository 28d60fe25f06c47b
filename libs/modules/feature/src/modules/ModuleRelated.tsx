import { useTranslation } from 'react-i18next';
import { Related, RelatedList } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';

/** The suppliers' own library knows of modules, and so this one does not know of it: what its list is called and asks for. */
const suppliers = { path: '/suppliers', permission: 'show_suppliers' } as const;

/** The suppliers of a module, for those who may see them. */
export function ModuleRelated({ id }: { id: string }) {
  const { t } = useTranslation('modules');
  if (!useCan(suppliers.permission)) return null;
  return (
    <Related>
      <RelatedList
        label={t('related.suppliers')}
        to={`${suppliers.path}?module=${id}`}
        of={{ url: suppliers.path, params: { module: id } }}
      />
    </Related>
  );
}
