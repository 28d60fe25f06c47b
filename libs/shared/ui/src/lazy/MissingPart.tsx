import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { navigator } from '@traveldesk/shared-web';
import { useFocusLeft } from '../focus/useFocusLeft';
import styles from './MissingPart.module.css';

export interface MissingPartProps {
  onRetry: () => void;
  /** For overlays (a dialog, a menu): closes the message, as the page works without them. */
  onClose?: (() => void) | undefined;
}

/**
 * Replaces a part whose code could not be loaded. A new release may have removed the old chunks, so only a reload helps; the browser asks
 * before unsaved changes are lost.
 */
export function MissingPart({ onRetry, onClose }: MissingPartProps) {
  const { t } = useTranslation('common');
  const { pathname, search, hash } = window.location;
  const box = useFocusLeft<HTMLDivElement>();
  return (
    <div ref={box} role="alert" className={onClose ? styles.over : styles.part}>
      {t('part.failed')}
      <Button size="small" onClick={onRetry}>
        {t('state.retry')}
      </Button>
      <Button size="small" type="text" onClick={() => navigator.reload(pathname + search + hash)}>
        {t('pageError.reload')}
      </Button>
      {onClose && (
        <Button size="small" type="text" onClick={onClose}>
          {t('shell.dismiss')}
        </Button>
      )}
    </div>
  );
}
