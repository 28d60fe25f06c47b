/** Whether a group of words has one under this key: histories have fields that no screen names. */
export function isKey<Group extends object>(key: unknown, group: Group): key is Extract<keyof Group, string> {
  return typeof key === 'string' && Object.hasOwn(group, key);
}
