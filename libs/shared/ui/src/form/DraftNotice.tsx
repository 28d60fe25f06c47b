import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftsOf, forgetDraft, useFormat, type Draft } from '@traveldesk/shared-web';
import styles from './DraftNotice.module.css';
import { isSame } from './same';

export interface DraftNoticeProps {
  /** The form's name. */
  form: string;
  /** What the form starts with; undefined while it is read. */
  initialValues: object | undefined;
  /** Whether something in the fields is not saved. */
  dirty: boolean;
  onRestore: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
}

/**
 * What this user typed here and could not save, one draft after the other, the newest first. It is in the form from the
 * beginning, so that nothing moves when the record comes; what the record says by then is no draft any more.
 */
export function DraftNotice({ form, initialValues, dirty, ...on }: DraftNoticeProps) {
  const { t } = useTranslation('common');
  const { dateTime } = useFormat();
  const [drafts, setDrafts] = useState(() => draftsOf(form));
  const [restored, setRestored] = useState<Draft>();
  const isSaved = ({ values }: Draft) => initialValues !== undefined && isSame(values, initialValues);
  const draft = drafts.find((one) => !isSaved(one));
  const saved = drafts.filter(isSaved).map(({ slot }) => slot);
  useEffect(() => {
    saved.forEach(forgetDraft);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is another one at each rendering
  }, [saved.join()]);

  const restore = (chosen: Draft) => {
    if (dirty && !window.confirm(t('form.draft.replace'))) return;
    setDrafts([]);
    setRestored(chosen);
    forgetDraft(chosen.slot);
    on.onRestore(chosen);
  };
  const discard = (chosen: Draft) => {
    setDrafts(drafts.filter((one) => one !== chosen));
    forgetDraft(chosen.slot);
    on.onDiscard(chosen);
  };
  const said = draft ?? (dirty ? restored : undefined);
  if (!said) return null;
  return (
    <div className={styles.notice}>
      <p role="alert" className={styles.words}>
        {draft
          ? t(`form.draft.${draft.why}`, { time: dateTime(new Date(draft.at)) })
          : t('form.draft.restored')}
        {said.isPartial && <> {t('form.draft.partial')}</>}
      </p>
      {draft && (
        <span className={styles.choices}>
          <Button size="small" onClick={() => restore(draft)}>
            {t('form.draft.restore')}
          </Button>
          <Button size="small" onClick={() => discard(draft)}>
            {t('form.draft.discard')}
          </Button>
        </span>
      )}
    </div>
  );
}
