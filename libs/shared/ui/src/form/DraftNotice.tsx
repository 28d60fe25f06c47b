import { Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  askUser,
  crashedDraftsOf,
  draftsOf,
  inDraftOrder,
  forgetDraft,
  useFormat,
  type Draft,
} from '@traveldesk/shared-web';
import type { FocusSuccessor } from '../focus/focus';
import { useFocusLeft } from '../focus/useFocusLeft';
import styles from './DraftNotice.module.css';
import { isSame } from './same';
import './texts';

/** How a form takes over a draft of another form with the same path but other parameters. */
export interface CarriedDraft {
  /** Converts the other form's values into those of this form. */
  take: (values: object) => object;
  /** Returns the text of the notice. */
  words: (time: string) => string;
}

export interface DraftNoticeProps {
  /** The form's name. */
  form: string;
  /** The initial values; undefined while the record loads. */
  initialValues: object | undefined;
  /** Whether the form has unsaved changes. */
  dirty: boolean;
  onRestore: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
  carried?: CarriedDraft | undefined;
}

/** After leaving during a save, the user does not know its result; an ended session has refused the save. */
const saidOf = ({ why, key }: Draft) => (why === 'left' && key !== undefined ? 'unanswered' : why);

/**
 * Offers this user's unsaved drafts of the form, newest first. It is rendered from the start so that the layout does not move when the
 * record loads; a draft equal to the loaded record is dropped.
 */
export function DraftNotice({ form, initialValues, dirty, carried, ...on }: DraftNoticeProps) {
  const { t } = useTranslation(['common', 'forms']);
  const { dateTime } = useFormat();
  const page = carried && form.split('?')[0];
  const [drafts, setDrafts] = useState(() => draftsOf(form, page));
  const [restored, setRestored] = useState<Draft>();
  useEffect(() => {
    let isOver = false;
    void crashedDraftsOf(form, page).then((crashed) => {
      if (isOver || crashed.length === 0) return;
      setDrafts((known) => [...known, ...crashed].sort(inDraftOrder(form)));
    });
    return () => {
      isOver = true;
    };
  }, [form, page]);
  const isOwn = (one: Draft) => one.form === form;
  const isSaved = (one: Draft) =>
    initialValues !== undefined && isOwn(one) && isSame(one.values, initialValues);
  const draft = drafts.find((one) => !isSaved(one));
  const saved = drafts.filter(isSaved).map(({ slot }) => slot);
  useEffect(() => {
    saved.forEach(forgetDraft);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is another one at each rendering
  }, [saved.join()]);

  const restore = async (chosen: Draft) => {
    if (dirty && !(await askUser('replace'))) return;
    setDrafts([]);
    setRestored(chosen);
    forgetDraft(chosen.slot);
    on.onRestore(isOwn(chosen) || !carried ? chosen : carriedOver(chosen, carried));
  };
  const discard = (chosen: Draft) => {
    setDrafts(drafts.filter((one) => one !== chosen));
    forgetDraft(chosen.slot);
    on.onDiscard(chosen);
  };
  const wordsOf = (one: Draft) => {
    const time = dateTime(new Date(one.at));
    return isOwn(one) || !carried ? t(`forms:draft.${saidOf(one)}`, { time }) : carried.words(time);
  };
  const said = draft ?? (dirty ? restored : undefined);
  if (!said) return null;
  return (
    <div className={styles.notice}>
      <p role="alert" className={styles.words}>
        {draft ? wordsOf(draft) : t('forms:draft.restored')}
        {said.isPartial && <> {t('forms:draft.partial')}</>}
      </p>
      {draft && (
        <Choices>
          <Button size="small" onClick={() => void restore(draft)}>
            {t('forms:draft.restore')}
          </Button>
          <Button size="small" onClick={() => discard(draft)}>
            {t('forms:draft.discard')}
          </Button>
        </Choices>
      )}
    </div>
  );
}

/** Converts the draft for this form, without the version and key of the other form. */
const carriedOver = ({ version: _version, key: _key, ...draft }: Draft, { take }: CarriedDraft): Draft => ({
  ...draft,
  values: take(draft.values),
});

/** The first enabled field after the remaining parent element, or in it. */
const firstField: FocusSuccessor = ({ around }) =>
  [...document.querySelectorAll<HTMLElement>('input:enabled, textarea:enabled')].find(
    (field) => around.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

function Choices({ children }: { children: ReactNode }) {
  const choices = useFocusLeft<HTMLSpanElement>(firstField);
  return (
    <span ref={choices} className={styles.choices}>
      {children}
    </span>
  );
}
