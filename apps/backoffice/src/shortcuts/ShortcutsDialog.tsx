import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '@traveldesk/shared-web';
import { Choice } from '../customizer/Choice';
import { toastKey } from './toast-key';
import { pageCommands, pageKeys } from './page-commands';
import './texts';
import styles from './ShortcutsDialog.module.css';

const isMac = /Mac|iP(hone|ad)/.test(window.navigator.userAgent);
const command = isMac ? '⌘' : 'Ctrl';

interface Shortcut {
  label: string;
  /** The key combinations that trigger it. */
  ways: readonly (readonly string[])[];
}

/** Lists the shortcuts of the product and of the open page. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['common', 'shortcuts']);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { preferences } = usePreferences();
  // The page's state when the dialog opens.
  const [ofPage] = useState(pageCommands);
  const [keysOfPage] = useState(pageKeys);
  useEffect(() => dialog.current?.showModal(), []);
  const single = preferences.shortcuts === 'yes';
  const house: Shortcut[] = [
    { label: t('palette.title'), ways: single ? [[command, 'K'], ['/']] : [[command, 'K']] },
    ...(single ? [{ label: t('shortcuts.title'), ways: [['?']] }] : []),
    { label: t('shortcuts:toast'), ways: [[toastKey]] },
  ];
  const page: Shortcut[] = single
    ? [
        ...ofPage.flatMap(({ label, shortcut }) =>
          shortcut ? [{ label, ways: [[shortcut.toUpperCase()]] }] : [],
        ),
        ...keysOfPage.map(([key, label]) => ({ label, ways: [[key]] })),
      ]
    : [];
  const forms: Shortcut[] = [
    { label: t('form.save'), ways: [[command, 'S']] },
    { label: t('form.calendar'), ways: [['Alt', '↓']] },
    { label: t('shortcuts:nextDay'), ways: [['↑']] },
    { label: t('shortcuts:previousDay'), ways: [['↓']] },
  ];
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside it closes it; Escape does so by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.box}>
        <h2 id={`${id}title`} className={styles.title}>
          {t('shortcuts.title')}
        </h2>
        <Group title={t('shortcuts:house')} shortcuts={house} />
        {page.length > 0 && <Group title={t('shortcuts:page')} shortcuts={page} />}
        <Group title={t('shortcuts:forms')} shortcuts={forms} />
        <p className={styles.note}>{t('shortcuts:note')}</p>
        <Choice name="shortcuts" />
        <div className={styles.end}>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- an opened dialog takes the focus, at what closes it */}
          <Button autoFocus onClick={() => dialog.current?.close()}>
            {t('shortcuts:close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h2 className={styles.group}>{title}</h2>
      <dl className={styles.list}>
        {shortcuts.map(({ label, ways }) => (
          <div key={label} className={styles.row}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd dir="ltr" className={styles.ways}>
              {ways.map((keys) => (
                <span key={keys.join()} className={styles.keys}>
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
