import type { TFunction } from 'i18next';
import { languages } from '@traveldesk/shared-contract';
import { eachField } from '@traveldesk/shared-ui';
import { userStatuses, userTypes, type UserRecord, type UserRecordInput } from '@traveldesk/users-contract';
import en from '../texts/en.json';

/** Returns the form's input of a user. */
export function userInputOf({ company, roles, ...user }: UserRecord): UserRecordInput {
  const { name, email, phone, type, language } = user;
  const company_id = company?.id ?? null;
  return { name, email, phone, type, company_id, roles: roles.map(({ id }) => id), language };
}

/** Returns a field's label in the form. */
export function userFieldName(t: TFunction<'users'>, field: string): string {
  return isField(field) ? t(`users.fields.${field}`) : field;
}

/** Formats a value of the history. */
export function userFieldValue(t: TFunction<['users', 'common']>, field: string, value: unknown): unknown {
  const type = userTypes.find((known) => known === value);
  if (field === 'type' && type) return t(`users.types.${type}`);
  const status = userStatuses.find((known) => known === value);
  if (field === 'status' && status) return t(`users.statuses.${status}`);
  const language = languages.find((known) => known === value);
  return field === 'language' && language ? t(`common:languages.${language}`) : value;
}

const plain = ['name', 'email', 'phone'] as const;

/** Fields to compare after an edit conflict. Company and roles are shown by the names found in the `known` users. */
export function comparedFields(
  t: TFunction<['users', 'common']>,
  known: readonly (UserRecord | undefined)[],
) {
  const named = known.flatMap((user) => [user?.company, ...(user?.roles ?? [])]);
  const nameOf = (id: string) => named.find((one) => one?.id === id)?.name ?? t('common:stale.chosen');
  return {
    ...eachField(plain, (field) => ({
      label: t(`users.fields.${field}`),
      value: (user: UserRecordInput) => user[field] ?? '',
    })),
    type: { label: t('users.fields.type'), value: ({ type }: UserRecordInput) => t(`users.types.${type}`) },
    company_id: {
      label: t('users.fields.company'),
      value: ({ company_id: id }: UserRecordInput) => id && nameOf(id),
    },
    roles: {
      label: t('users.fields.roles'),
      value: ({ roles }: UserRecordInput) => roles.map(nameOf),
    },
    language: {
      label: t('users.fields.language'),
      value: ({ language }: UserRecordInput) => t(`common:languages.${language}`),
    },
  };
}

function isField(field: string): field is keyof typeof en.users.fields {
  return field in en.users.fields;
}
