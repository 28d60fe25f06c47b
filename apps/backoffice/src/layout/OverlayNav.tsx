import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Brand } from './Brand';
import styles from './OverlayNav.module.css';
import { VerticalNav } from './VerticalNav';

/** The navigation as an overlay on a small screen; a modal dialog, so that the browser keeps the focus inside. */
export function OverlayNav() {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  useEffect(() => dialog.current?.close(), [pathname]);
  return (
    <>
      <Button
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('shell.openNavigation')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside it closes it; Escape does so by itself */}
      <dialog
        ref={dialog}
        className={styles.overlay}
        aria-label={t('shell.navigation')}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <div className={styles.panel}>
          <div className={styles.head}>
            <Brand />
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('shell.closeNavigation')}
              onClick={() => dialog.current?.close()}
            />
          </div>
          <VerticalNav />
        </div>
      </dialog>
    </>
  );
}
