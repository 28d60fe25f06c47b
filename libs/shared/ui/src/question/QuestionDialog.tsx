import { Button } from 'antd';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onQuestion, readQuestion } from '@traveldesk/shared-web';
import styles from './QuestionDialog.module.css';

/** Shows the question of `askUser` above the page. Escape, and the initially focused button, change nothing. */
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
    // Lets the browser restore the focus.
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
      // Keeps the dialog's Escape from components below it.
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
