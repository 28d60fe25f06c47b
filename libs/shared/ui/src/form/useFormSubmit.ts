import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { fieldErrors, isApiError } from '@traveldesk/shared-web';
import type { RecordFormProps } from './RecordForm';

interface Stale<Values> {
  mine: Values;
  theirs: Values;
  version: number;
}

interface Submission<Values extends object> extends Pick<
  RecordFormProps<Values>,
  'version' | 'onSubmit' | 'stale'
> {
  form: FormInstance<Values>;
  onSaved: () => unknown;
}

/** Sends a form once at a time, and deals with what the API says to it. */
export function useFormSubmit<Values extends object>(submission: Submission<Values>) {
  const { form, version, onSubmit, onSaved, stale: conflict } = submission;
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [stale, setStale] = useState<Stale<Values>>();
  const known = useRef<number>(undefined);

  const refuse = async (error: unknown, values: Values) => {
    if (isApiError(error) && error.status === 412 && conflict) {
      const theirs = await conflict.load();
      setStale({ mine: values, theirs: theirs.values, version: theirs.version });
      return;
    }
    const fields = fieldErrors(error);
    if (fields.length === 0) return;
    form.setFields(fields as Parameters<typeof form.setFields>[0]);
    form.scrollToField(fields[0]?.name as never, { focus: true });
  };

  const submit = async (values: Values) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await onSubmit(values, known.current ?? version);
      known.current = undefined;
      await onSaved();
    } catch (error) {
      await refuse(error, values).catch(() => undefined);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const resolveStale = (choice: 'mine' | 'theirs' | 'later') => {
    if (!stale) return;
    setStale(undefined);
    if (choice === 'later') return;
    known.current = stale.version;
    if (choice === 'theirs') form.setFieldsValue(stale.theirs as Parameters<typeof form.setFieldsValue>[0]);
    else void submit(stale.mine);
  };

  return { submit, busy, stale, resolveStale };
}
