import type { FormInstance } from 'antd';
import { useCallback, useMemo, type RefObject } from 'react';
import { openSave, type Draft, type Leaving, type OpenSave } from '@traveldesk/shared-web';
import { concealedIn, keepable } from './storable-values';
import type { Edits } from './useEdits';
import type { HeldVersion } from './useHeldVersion';
import { useKeeping } from './useKeeping';

export interface FormElement<Values> extends FormInstance<Values> {
  nativeElement?: HTMLElement;
}

interface Drafted<Values> {
  form: FormInstance<Values>;
  /** The form's `ref`. */
  fields: RefObject<FormElement<Values> | null>;
  /** The form's name. */
  name: string;
  edits: Edits;
  version: HeldVersion;
  unkept: readonly string[] | undefined;
}

export interface FormDraft {
  openSave: OpenSave;
  keep: (why: Leaving) => void;
  restore: (draft: Draft) => void;
  discard: (draft: Draft) => void;
}

const fieldsOf = ['input', 'textarea', 'button'].map((tag) => `.ant-form-item ${tag}:enabled`).join();

/** Stores a form's unsaved input when its page ends, with its version and idempotency key, and restores it. */
export function useDraft<Values extends object>(drafted: Drafted<Values>): FormDraft {
  const { form, fields, name, edits, version, unkept } = drafted;
  const save = useMemo(() => openSave(name), [name]);
  const read = useCallback(
    () =>
      fields.current
        ? {
            ...keepable(form.getFieldsValue(), concealedIn(fields.current.nativeElement), unkept),
            version: version.current(),
            key: save.unknown(),
          }
        : undefined,
    [fields, form, save, unkept, version],
  );
  const keep = useKeeping(name, edits, read);

  const focusFields = () => fields.current?.nativeElement?.querySelector<HTMLElement>(fieldsOf)?.focus();
  const restore = ({ values, version: edited, key }: Draft) => {
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    edits.setDirty(true);
    if (edited !== undefined) version.resume(edited);
    if (key !== undefined) save.resume(key);
    focusFields();
  };
  const discard = ({ key }: Draft) => {
    if (key !== undefined && key === save.unknown()) save.close();
    focusFields();
  };
  return { openSave: save, keep, restore, discard };
}
