import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { fieldErrors, isApiError, useStillSaid } from '@traveldesk/shared-web';

export interface Submit<Values> {
  /** The form's `onFinish` handler. */
  onFinish: (values: Values) => Promise<void>;
  busy: boolean;
  /** The error of the form as a whole. */
  error: string | null;
}

/** The part of a form that shows errors, of antd's form or a plain one. */
export type SubmittedForm<Values> = Pick<FormInstance<Values>, 'setFields' | 'getFieldInstance'>;

/**
 * Sends a form, ignoring further submits meanwhile, and shows the API's errors at their fields; an error without a field becomes the
 * form's. `code` is the problem's code.
 */
export function useSubmit<Values>(
  form: SubmittedForm<Values>,
  send: (values: Values) => Promise<void>,
): Submit<Values> & { code: string | null } {
  const [state, setState] = useState<{ busy: boolean; error: string | null; code: string | null }>(idle);
  const said = useStillSaid(state.error);
  const running = useRef(false);

  const fail = (error: unknown) => {
    if (!isApiError(error)) throw error;
    const known = fieldErrors(error).filter(({ name }) => form.getFieldInstance(name as never));
    form.setFields(known as Parameters<typeof form.setFields>[0]);
    const [first] = known;
    if (first) form.getFieldInstance(first.name as never)?.focus?.();
    setState({ busy: false, error: first ? null : error.message, code: error.problem?.code ?? null });
  };

  const onFinish = async (values: Values) => {
    if (running.current) return;
    running.current = true;
    setState({ ...idle, busy: true });
    try {
      await send(values);
      setState(idle);
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
    }
  };

  return { onFinish, ...state, error: said ?? null };
}

const idle = { busy: false, error: null, code: null };
