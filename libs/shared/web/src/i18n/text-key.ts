import type { ParseKeys, ResourceNamespaceMap } from 'i18next';

/** A text of any library that is part of the program, with its namespace: `geo:countries.title`. */
export type TextKey = {
  [Namespace in keyof ResourceNamespaceMap & string]: `${Namespace}:${ParseKeys<Namespace>}`;
}[keyof ResourceNamespaceMap & string];
