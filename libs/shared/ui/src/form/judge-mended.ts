import type { FormInstance } from 'antd';

/**
 * Validates again the changed fields that show an error, for `onValuesChange`. An error then disappears as soon as its field is right, also
 * in a field that is never left, such as a group of checkboxes.
 */
export function judgeMended(
  form: Pick<FormInstance, 'getFieldsError' | 'validateFields'>,
  changed: object,
): void {
  const mended = form
    .getFieldsError()
    .filter(({ name, errors }) => errors.length > 0 && isChanged(changed, name))
    .map(({ name }) => name);
  if (mended.length > 0) void form.validateFields(mended).catch(() => undefined);
}

/** Whether nested changes, as antd passes them, contain the field of this path. */
function isChanged(changes: unknown, path: readonly (string | number)[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  if (typeof changes !== 'object' || changes === null || !(first in changes)) return false;
  return isChanged((changes as Record<string | number, unknown>)[first], rest);
}
