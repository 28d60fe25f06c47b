import { useTranslation } from 'react-i18next';

/** The form's label for a field of settings that guard money, as their history and what waits show it; with the reason. */
export function useSettingName(labels: Readonly<Record<string, string>>): (field: string) => string {
  const { t } = useTranslation('common');
  return (field) => labels[field] ?? (field === 'reason' ? t('waitingSettings.reason') : field);
}
