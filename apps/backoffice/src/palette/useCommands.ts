import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signOut, usePreferences, useSession, useText } from '@traveldesk/shared-web';
import { destinations } from '../menu/menu';
import type { Command } from './search';

/** Returns the user's screens, then the commands available everywhere. */
export function useCommands(onCustomize: () => void, onShortcuts: () => void): Command[] {
  const { t } = useTranslation('common');
  const text = useText();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const { scheme, setPreferences } = usePreferences();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return [
    ...destinations(permissions).map((screen) => ({
      key: screen.name,
      label: text(screen.label),
      run: () => void navigate(screen.path),
    })),
    { key: 'theme', label: t(`shell.to.${other}`), run: () => setPreferences({ theme: other }) },
    { key: 'customizer', label: t('customizer.title'), run: onCustomize },
    { key: 'shortcuts', label: t('shortcuts.title'), run: onShortcuts },
    { key: 'password', label: t('user.changePassword'), run: () => void navigate('/change-password') },
    { key: 'logout', label: t('user.logout'), run: signOut },
  ];
}
