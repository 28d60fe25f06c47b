import type { FormInstance } from 'antd';

type Name = Parameters<FormInstance['getFieldInstance']>[0];

type Form = Pick<FormInstance, 'scrollToField' | 'getFieldInstance'>;

/** Scrolls to a field and focuses it. In a group of choices, focuses the checked input or the first one. */
export function goToField(form: Form, name: Name): void {
  form.scrollToField(name, { focus: true });
  const field: unknown = form.getFieldInstance(name);
  const group = field instanceof HTMLElement && !field.contains(document.activeElement) ? field : null;
  const choice = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input');
  choice?.focus();
}

/** Returns a handler for `onFinishFailed`: antd's own `scrollToFirstError` does not focus into a group of choices. */
export function goToFirstError(form: Form) {
  return ({ errorFields: [first] }: { errorFields: readonly { name: Name }[] }): void => {
    if (first) goToField(form, first.name);
  };
}
