import { Form, type FormInstance } from 'antd';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { draftsOf, type Leaving } from '@traveldesk/shared-web';
import { DraftNotice } from './DraftNotice';
import { useDraft, type FormElement } from './useDraft';
import type { Edits } from './useEdits';
import { useFormName } from './useFormName';
import { useHeldVersion } from './useHeldVersion';

interface Kept<Values> {
  edits: Edits;
  initialValues: Values;
  /** The URL parameters that identify the form. */
  keys?: readonly string[];
}

export interface KeptForm<Values> {
  form: FormInstance<Values>;
  /** The form's `ref`. */
  fields: RefObject<FormElement<Values> | null>;
  /** For `useLeaveGuard`; stores nothing while the form is not mounted. */
  keep: (why: Leaving) => void;
  /** Whether a draft existed when the page opened. */
  isKept: boolean;
  /** The notice that offers the draft, above the fields. */
  notice: ReactNode;
}

/** Drafts for a form that cannot be a `RecordForm`: input left when the page ended is offered again. */
export function useKeptForm<Values extends object>({
  edits,
  initialValues,
  keys,
}: Kept<Values>): KeptForm<Values> {
  const [form] = Form.useForm<Values>();
  const fields = useRef<FormElement<Values>>(null);
  const name = useFormName(keys);
  const version = useHeldVersion(undefined);
  const [isKept] = useState(() => draftsOf(name).length > 0);
  const { keep, restore, discard } = useDraft({ form, fields, name, edits, version, unkept: undefined });
  return {
    form,
    fields,
    keep,
    isKept,
    notice: (
      <DraftNotice
        key={name}
        form={name}
        initialValues={initialValues}
        dirty={edits.dirty}
        onRestore={restore}
        onDiscard={discard}
      />
    ),
  };
}
