import { useTranslation } from 'react-i18next';
import './texts';

/** Returns the form's label for a settings field, for its history and waiting changes; includes the reason. */
export function useSettingName(labels: Readonly<Record<string, string>>): (field: string) => string {
  const { t } = useTranslation(['common', 'forms']);
  return (field) => labels[field] ?? (field === 'reason' ? t('forms:waitingSettings.reason') : field);
}
