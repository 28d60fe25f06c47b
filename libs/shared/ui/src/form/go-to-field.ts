import type { FormInstance } from 'antd';

type Name = Parameters<FormInstance['getFieldInstance']>[0];

type Form = Pick<FormInstance, 'scrollToField' | 'getFieldInstance'>;

/** Goes to a field and gives it the focus. A group of choices can have none itself: what is chosen of it has it, or its first choice. */
export function goToField(form: Form, name: Name): void {
  form.scrollToField(name, { focus: true });
  const field: unknown = form.getFieldInstance(name);
  const group = field instanceof HTMLElement && !field.contains(document.activeElement) ? field : null;
  const choice = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input');
  choice?.focus();
}

/** What a form does that is sent with errors (`onFinishFailed`): antd's own `scrollToFirstError` leaves the focus outside a group of choices. */
export function goToFirstError(form: Form) {
  return ({ errorFields: [first] }: { errorFields: readonly { name: Name }[] }): void => {
    if (first) goToField(form, first.name);
  };
}
