/** Whether a group of texts has this key; histories have fields without a label. */
export function isKey<Group extends object>(key: unknown, group: Group): key is Extract<keyof Group, string> {
  return typeof key === 'string' && Object.hasOwn(group, key);
}
