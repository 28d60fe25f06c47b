import type { TFunction } from 'i18next';
import { languages } from '@traveldesk/shared-contract';
import { eachField } from '@traveldesk/shared-ui';
import { userStatuses, userTypes, type UserRecord, type UserRecordInput } from '@traveldesk/users-contract';
import en from '../texts/en.json';

/** What people write of a user, as the form takes it and the API wants it. */
export function userInputOf({ company, roles, ...user }: UserRecord): UserRecordInput {
  const { name, email, phone, type, language } = user;
  const company_id = company?.id ?? null;
  return { name, email, phone, type, company_id, roles: roles.map(({ id }) => id), language };
}

/** The name of a field as the form calls it. */
export function userFieldName(t: TFunction<'users'>, field: string): string {
  return isField(field) ? t(`users.fields.${field}`) : field;
}

/** A value of the history in the screen's words. */
export function userFieldValue(t: TFunction<['users', 'common']>, field: string, value: unknown): unknown {
  const type = userTypes.find((known) => known === value);
  if (field === 'type' && type) return t(`users.types.${type}`);
  const status = userStatuses.find((known) => known === value);
  if (field === 'status' && status) return t(`users.statuses.${status}`);
  const language = languages.find((known) => known === value);
  return field === 'language' && language ? t(`common:languages.${language}`) : value;
}

const plain = ['name', 'email', 'phone'] as const;

/**
 * The values to compare where somebody else has saved the user meanwhile; company and roles by their names, as far as one of the
 * `known` users has them.
 */
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
