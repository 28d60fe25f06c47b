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
import { outcomeOf, type FailedSave } from './failed-save';
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
  /** The idempotency key holder of a form without a version. */
  openSave: OpenSave;
  /** Whether the user is at the form and not navigating away. */
  isHere: () => boolean;
  onSaved: (answer?: SavedRecord<Values>) => unknown;
}

/**
 * Sends a form, one request at a time, and handles the answer. It sends a snapshot: the answer does not cover text typed since, and does
 * not close the form if the user has typed on or navigated away.
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
  /** The values of the last save, which Cancel restores. */
  const last = useRef<Values>(undefined);
  const [busy, setBusy] = useState<'sending' | 'leaving'>();
  const [stale, setStale] = useState<Stale<Values>>();
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [outcome, setOutcome] = useState<FailedSave>();

  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  // Browsers blur a field that is disabled during the request.
  useEffect(() => {
    if (!busy && document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
  }, [busy]);
  // Only after the fields are enabled: a disabled field cannot take the focus.
  useEffect(() => {
    if (busy || refused.length === 0) return;
    form.setFields([...refused] as Parameters<typeof form.setFields>[0]);
    goToField(form, refused[0]?.name as never);
  }, [busy, refused, form]);

  const saved = async (sent: Values, answer?: SavedRecord<Values>) => {
    // Ignores the order of keys, which `getFieldsValue` may change after a list item was added.
    const typedOn = !isSame(form.getFieldsValue(), sent);
    last.current = { ...sent, ...answer?.values };
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
      // A repeated save whose first answer was lost, or an identical save of another user.
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

  /** Discards the unsaved changes and the errors. */
  const undo = () => {
    form.resetFields();
    if (last.current) form.setFieldsValue(last.current as Parameters<typeof form.setFieldsValue>[0]);
    setOutcome(undefined);
    edits.setDirty(false);
  };

  const resolveStale = (choice: 'mine' | 'theirs' | 'later') => {
    if (!stale) return;
    setStale(undefined);
    if (choice === 'later') return;
    version.answered(stale.version);
    if (choice === 'theirs') {
      last.current = stale.theirs;
      form.setFieldsValue(stale.theirs as Parameters<typeof form.setFieldsValue>[0]);
      edits.setDirty(false);
    } else form.submit();
  };

  const saveAnother = () => {
    openSave.close();
    form.submit();
  };

  return { submit, busy, outcome, saveAnother, undo, stale, resolveStale };
}

function valueAt(values: unknown, name: FieldError['name']): unknown {
  return name.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
}
