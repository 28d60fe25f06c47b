import type { TFunction } from 'i18next';
import { approvalStates } from '@traveldesk/approvals-contract';
import type { Format } from '@traveldesk/shared-web';
import en from '../texts/en.json';

interface Words {
  t: TFunction<'approvals'>;
  money: Format['money'];
}

export function approvalFieldName(t: TFunction<'approvals'>, field: string): string {
  return isKey(field, en.fields) ? t(`fields.${field}`) : field;
}

export function approvalActionName(t: TFunction<'approvals'>, action: string): string {
  return isKey(action, en.history) ? t(`history.${action}`) : action;
}

/** A value of the history in the screen's words. */
export function approvalFieldValue({ t, money }: Words, field: string, value: unknown): unknown {
  const state = approvalStates.find((known) => known === value);
  if (field === 'state' && state) return t(`states.${state}`);
  return isMoney(value) ? money(value) : value;
}

function isMoney(value: unknown): value is { amount: string; currency: string } {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
}

function isKey<Group extends object>(key: string, group: Group): key is Extract<keyof Group, string> {
  return key in group;
}
