import type { TFunction } from 'i18next';
import { approvalStates } from '@traveldesk/approvals-contract';
import type { Language } from '@traveldesk/shared-contract';
import { inLanguage, isKey } from '@traveldesk/shared-ui';
import en from '../texts/en.json';

interface Words {
  t: TFunction<'approvals'>;
  language: Language;
}

export function approvalFieldName(t: TFunction<'approvals'>, field: string): string {
  return isKey(field, en.fields) ? t(`fields.${field}`) : field;
}

export function approvalActionName(t: TFunction<'approvals'>, action: string): string {
  return isKey(action, en.history) ? t(`history.${action}`) : action;
}

/** Converts a value of the history to the screen's words. */
export function approvalFieldValue({ t, language }: Words, field: string, value: unknown): unknown {
  const state = approvalStates.find((known) => known === value);
  if (field === 'state' && state) return t(`states.${state}`);
  return field === 'title' ? inLanguage(value, language) : value;
}
