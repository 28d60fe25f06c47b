import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '@traveldesk/shared-ui';
import {
  defaultPreferences,
  useLanguage,
  useMediaQuery,
  overlayBelow,
  usePreferences,
} from '@traveldesk/shared-web';
import { Choice } from './Choice';
import styles from './Customizer.module.css';
import { Palette } from './Palette';

export interface CustomizerProps {
  open: boolean;
  onClose: () => void;
  /** Called when the drawer has closed and can be unmounted. */
  onClosed?: () => void;
}

/** Settings of theme and layout; changes apply at once and are kept for 30 days (SPECIFICATION 4 and 9). */
export function Customizer({ open, onClose, onClosed }: CustomizerProps) {
  const { t } = useTranslation(['common', 'customizer']);
  const { preferences, setPreferences } = usePreferences();
  const { direction } = useLanguage();
  // If a setting has changed the navbar, the button that opened the drawer has been replaced.
  useFocusBack();
  const overlay = useMediaQuery(`(max-width: ${overlayBelow - 0.02}px)`);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(isOpen) => isOpen || onClosed?.()}
      placement={direction === 'rtl' ? 'left' : 'right'}
      size={360}
      title={t('customizer.title')}
      extra={
        <Button size="small" onClick={() => setPreferences(defaultPreferences)}>
          {t('customizer:reset')}
        </Button>
      }
    >
      <h2 className={styles.part}>{t('customizer:looks')}</h2>
      <Palette />
      <Choice name="theme" />
      <Choice name="skin" />
      <h2 className={styles.part}>{t('customizer:layout')}</h2>
      {overlay && <p className={styles.note}>{t('customizer:narrow')}</p>}
      <Choice name="navigation" />
      {preferences.navigation === 'vertical' ? <Choice name="collapsed" /> : <Choice name="horizontalNav" />}
      <Choice name="contentWidth" />
      <Choice name="navbar" />
      <Choice name="blur" />
      <Choice name="footer" />
      <h2 className={styles.part}>{t('shortcuts.title')}</h2>
      <Choice name="shortcuts" />
    </Drawer>
  );
}
