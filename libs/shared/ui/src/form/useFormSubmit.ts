import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import {
  fieldErrors,
  isStale,
  showToast,
  useLazySharedLastChangeQuery,
  type FieldError,
  type OpenSave,
} from '@traveldesk/shared-web';
import { goToField } from './go-to-field';
import { outcomeOf, type Outcome } from './outcome';
import type { RecordFormProps, SavedRecord } from './record-form';
import { isSame } from './same';
import type { Edits } from './useEdits';
import type { HeldVersion } from './useHeldVersion';

interface Stale<Values> {
  mine: Values;
  theirs: Values;
  version: number;
  /** The newest entry of the record's history. */
  change: HistoryEntry | undefined;
}

interface Submission<Values extends object> extends Pick<RecordFormProps<Values>, 'onSubmit' | 'stale'> {
  form: FormInstance<Values>;
  edits: Edits;
  version: HeldVersion;
  /** The key under which a form without a version is saved. */
  openSave: OpenSave;
  /** Whether the user is still at the form, and not on the way elsewhere. */
  isHere: () => boolean;
  onSaved: (answer?: SavedRecord<Values>) => unknown;
}

/**
 * Sends a form once at a time, and deals with what the API says to it. What is sent is a snapshot: an answer speaks of
 * nothing that has been typed since, and leads nobody away who has typed on or gone elsewhere.
 */
export function useFormSubmit<Values extends object>(submission: Submission<Values>) {
  const { form, edits, version, openSave, isHere, onSubmit, onSaved, stale: conflict } = submission;
  const { t } = useTranslation('common');
  const [readChange] = useLazySharedLastChangeQuery();
  const lastChange = async (history: string | undefined) =>
    history ? ((await readChange(history)).data ?? undefined) : undefined;
  const sending = useRef(false);
  const mounted = useRef(true);
  const focused = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState<'sending' | 'leaving'>();
  const [stale, setStale] = useState<Stale<Values>>();
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  // A browser takes the focus from what is disabled while it is sent.
  useEffect(() => {
    if (!busy && document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
  }, [busy]);
  // Once the fields can be typed into again: one that is disabled takes no focus.
  useEffect(() => {
    if (busy || refused.length === 0) return;
    form.setFields([...refused] as Parameters<typeof form.setFields>[0]);
    goToField(form, refused[0]?.name as never);
  }, [busy, refused, form]);

  const saved = async (sent: Values, answer?: SavedRecord<Values>) => {
    // Not by their order: what was added to a list is sent in its place, and read back as the last.
    const typedOn = !isSame(form.getFieldsValue(), sent);
    edits.setDirty(typedOn);
    if (typedOn || !isHere()) return;
    if (answer?.values) form.setFieldsValue(answer.values as Parameters<typeof form.setFieldsValue>[0]);
    setBusy('leaving');
    await onSaved(answer);
  };

  const refuse = async (error: unknown, sent: Values) => {
    const came = outcomeOf(error);
    if (came === 'refused') openSave.refused();
    if (!mounted.current) return;
    setOutcome(came);
    if (isStale(error) && conflict) {
      const [theirs, change] = await Promise.all([conflict.load(), lastChange(conflict.history)]);
      // A save whose answer was lost, sent again; or another's of just the same.
      if (isSame(sent, theirs.values)) {
        version.answered(theirs.version);
        showToast({ title: t('form.saved'), status: true });
        return saved(sent);
      }
      setStale({ mine: form.getFieldsValue(), theirs: theirs.values, version: theirs.version, change });
      return;
    }
    setRefused(
      fieldErrors(error).filter(({ name }) => isSame(form.getFieldValue(name as never), valueAt(sent, name))),
    );
  };

  const submit = async (sent: Values) => {
    if (sending.current || stale) return;
    sending.current = true;
    focused.current = document.activeElement as HTMLElement | null;
    setBusy('sending');
    setRefused([]);
    setOutcome(undefined);
    try {
      const held = version.current();
      const answer = await onSubmit(sent, held, held === undefined ? openSave.send() : undefined);
      openSave.close();
      version.answered(answer.data.version);
      if (mounted.current) await saved(sent, answer);
    } catch (error) {
      await refuse(error, sent).catch(() => undefined);
    } finally {
      sending.current = false;
      setBusy(undefined);
    }
  };

  const resolveStale = (choice: 'mine' | 'theirs' | 'later') => {
    if (!stale) return;
    setStale(undefined);
    if (choice === 'later') return;
    version.answered(stale.version);
    if (choice === 'theirs') {
      form.setFieldsValue(stale.theirs as Parameters<typeof form.setFieldsValue>[0]);
      edits.setDirty(false);
    } else form.submit();
  };

  const saveAnother = () => {
    openSave.close();
    form.submit();
  };

  return { submit, busy, outcome, saveAnother, stale, resolveStale };
}

function valueAt(values: unknown, name: FieldError['name']): unknown {
  return name.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
}
