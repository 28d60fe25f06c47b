import type { ParseKeys, ResourceNamespaceMap } from 'i18next';

/** The key of a text of any loaded library, with its namespace: `geo:countries.title`. */
export type TextKey = {
  [Namespace in keyof ResourceNamespaceMap & string]: `${Namespace}:${ParseKeys<Namespace>}`;
}[keyof ResourceNamespaceMap & string];
