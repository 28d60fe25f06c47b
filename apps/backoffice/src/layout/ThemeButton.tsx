import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '@traveldesk/shared-web';

/** Switches between dark and light; "system" can be chosen in the customizer. */
export function ThemeButton() {
  const { t } = useTranslation('common');
  const { scheme, setPreferences } = usePreferences();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      type="text"
      icon={scheme === 'dark' ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
      aria-label={t(`shell.to.${other}`)}
      onClick={() => setPreferences({ theme: other })}
    />
  );
}
