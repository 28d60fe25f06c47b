import { Button, Input } from 'antd';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commentLength } from '@traveldesk/tasks-contract';
import { RemoteSelect, useKeptFields, type RemoteOption } from '@traveldesk/shared-ui';
import { problemOf } from '@traveldesk/shared-web';
import styles from './comments.module.css';
import { useLazyTasksPeopleQuery } from './comments.api';
import { beginsMention, storedOf, withPerson, type TypedComment } from './mention-text';

interface CommentFormProps {
  task: string;
  /** Distinguishes the forms of the page, whose drafts are kept apart. */
  name: string;
  initial?: TypedComment;
  label: string;
  okText: string;
  /** Sends the text as it is stored. Returns the error. */
  save: (text: string) => Promise<unknown>;
  onClose?: () => void;
}

const blank: TypedComment = { text: '', people: [] };

/** A comment's text with a picker of users; typing `@` goes to the picker, and a choice leads back to the text. */
export function CommentForm({ task, name, initial = blank, label, okText, save, onClose }: CommentFormProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const field = useId();
  const kept = useKeptFields(name, initial);
  const { text, people } = kept.values;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const picker = useRef<HTMLSpanElement>(null);
  const caret = useRef(initial.text.length);
  const wanted = useRef<number>(undefined);
  const search = usePeople(task);

  const goToText = useCallback(() => {
    const area = document.getElementById(field);
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.focus();
    area.setSelectionRange(caret.current, caret.current);
  }, [field]);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    caret.current = wanted.current;
    wanted.current = undefined;
    goToText();
  }, [goToText, text]);

  const mention = ({ value: id, label: person }: RemoteOption) => {
    const { people: all, label: inserted } = withPerson(people, { id, name: person });
    const end = Math.min(caret.current, text.length);
    const begin = beginsMention(text, end) ? end - 1 : end;
    const before = text.slice(0, begin);
    const gap = before === '' || /\s$/.test(before) || begin < end ? '' : ' ';
    wanted.current = begin + gap.length + inserted.length + 2;
    kept.change({ text: `${before}${gap}@${inserted} ${text.slice(end)}`, people: all });
  };
  const submit = async () => {
    setBusy(true);
    setRefusal(undefined);
    const error = await save(storedOf(kept.values));
    setBusy(false);
    if (error) {
      const problem = problemOf(error);
      return setRefusal(problem?.fields?.['text'] ?? problem?.message);
    }
    if (onClose) {
      kept.reset();
      onClose();
      return;
    }
    // Keeps text that was typed while saving.
    kept.change((now) => (now.text === text ? blank : now));
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && text.trim() !== '') void submit();
      }}
    >
      {kept.notice}
      <label htmlFor={field}>{label}</label>
      <Input.TextArea
        id={field}
        dir="auto"
        rows={3}
        maxLength={commentLength}
        value={text}
        aria-describedby={refusal && `${field}-refusal`}
        onSelect={({ currentTarget }) => (caret.current = currentTarget.selectionStart)}
        onChange={({ target }) => {
          caret.current = target.selectionStart;
          kept.change({ text: target.value });
          const isLonger = target.value.length > text.length;
          if (isLonger && beginsMention(target.value, caret.current)) {
            picker.current?.querySelector('input')?.focus();
          }
        }}
      />
      {refusal && (
        <p id={`${field}-refusal`} role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={styles.foot}>
        <span
          ref={picker}
          role="presentation"
          className={styles.picker}
          onKeyDown={({ key }) => key === 'Escape' && goToText()}
        >
          <RemoteSelect
            aria-label={t('comments.mention')}
            placeholder={t('comments.mention')}
            prompt={t('comments.nobody')}
            search={search}
            value={null}
            onNamed={([chosen]) => chosen && mention(chosen)}
          />
        </span>
        <Button htmlType="submit" loading={busy} disabled={text.trim() === ''}>
          {okText}
        </Button>
        {onClose && (
          <Button onClick={() => void kept.mayClose().then((may) => may && (kept.reset(), onClose()))}>
            {t('common:confirmDelete.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function usePeople(task: string) {
  const [find] = useLazyTasksPeopleQuery();
  return useCallback(
    async (q: string): Promise<RemoteOption[]> => {
      const { data } = await find({ task, q }).unwrap();
      return data.map(({ id, name, email }) => ({ value: id, label: name, note: email }));
    },
    [find, task],
  );
}
