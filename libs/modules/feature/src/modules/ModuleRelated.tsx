import { useTranslation } from 'react-i18next';
import { Related, RelatedList } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';

/** Path and permission of the suppliers list. The suppliers library depends on this one, so they cannot be imported. */
const suppliers = { path: '/suppliers', permission: 'show_suppliers' } as const;

/** Links to a module's suppliers, with the permission. */
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
