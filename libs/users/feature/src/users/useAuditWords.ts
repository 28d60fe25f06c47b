import { useTranslation } from 'react-i18next';
import { i18n, useText, type TextKey } from '@traveldesk/shared-web';

/**
 * Returns names of actions and records of the activity log: those of the domains (namespace `audit`), and shared ones for common actions.
 */
export function useAuditWords() {
  const { t } = useTranslation('common');
  const text = useText();
  /** The keys are known only after the texts are loaded, so they are untyped. */
  const wordOf = (key: string, otherwise: string) => (i18n.exists(key) ? text(key as TextKey) : otherwise);
  return {
    actionName: (action: string) =>
      action === 'create' || action === 'update' || action === 'delete'
        ? t(`history.actions.${action}`)
        : wordOf(`audit:actions.${action}`, action),
    entityName: (entity: string) => wordOf(`audit:entities.${entity}`, entity.replaceAll('_', ' ')),
  };
}
