import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '@traveldesk/shared-web';
import { Drawing } from '../drawings/Drawing';

/** From dark to light and back; following the system is the customizer's. */
export function ThemeButton() {
  const { t } = useTranslation('common');
  const { scheme, setPreferences } = usePreferences();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      type="text"
      icon={<Drawing of={scheme === 'dark' ? 'sun' : 'moon'} />}
      aria-label={t(`shell.to.${other}`)}
      onClick={() => setPreferences({ theme: other })}
    />
  );
}
