import { useTranslation } from 'react-i18next';
import { i18n, useText, type TextKey } from '@traveldesk/shared-web';

/** The trail in words: each domain has its own (namespace `audit`), and what all domains write is among the shared texts. */
export function useAuditWords() {
  const { t } = useTranslation('common');
  const text = useText();
  /** Which words there are is known only when they are loaded. */
  const wordOf = (key: string, otherwise: string) => (i18n.exists(key) ? text(key as TextKey) : otherwise);
  return {
    actionName: (action: string) =>
      action === 'create' || action === 'update' || action === 'delete'
        ? t(`history.actions.${action}`)
        : wordOf(`audit:actions.${action}`, action),
    entityName: (entity: string) => wordOf(`audit:entities.${entity}`, entity.replaceAll('_', ' ')),
  };
}
