import { Button } from 'antd';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onQuestion, readQuestion } from '@traveldesk/shared-web';
import styles from './QuestionDialog.module.css';

/** Asks what `askUser` asks, above all else on the page. Escape, and the button that has the focus, change nothing. */
export function QuestionDialog() {
  const asked = useSyncExternalStore(onQuestion, readQuestion);
  const { t } = useTranslation('common');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!asked) return;
    dialog.current?.showModal();
    dialog.current?.querySelector('button')?.focus();
  }, [asked]);
  if (!asked) return null;
  const answer = (confirmed: boolean) => {
    // So that the browser gives the focus back.
    dialog.current?.close();
    asked.answer(confirmed);
  };
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      // What lies below is not to hear of the Escape that is meant for it.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <h2 id={`${id}title`} className={styles.title}>
        {t(`question.${asked.question}.title`)}
      </h2>
      <p id={`${id}text`} className={styles.text}>
        {t(`question.${asked.question}.text`)}
      </p>
      <div className={styles.buttons}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- an opened dialog takes the focus, to what changes nothing */}
        <Button autoFocus onClick={() => answer(false)}>
          {t(`question.${asked.question}.no`)}
        </Button>
        <Button danger type="primary" onClick={() => answer(true)}>
          {t(`question.${asked.question}.yes`)}
        </Button>
      </div>
    </dialog>
  );
}
