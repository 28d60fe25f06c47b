import type { TFunction } from 'i18next';
import { partsOf } from './areas';

/** A permission by its words, as the matrix shows them: `Users · Change`. */
export function permissionWords(t: TFunction<'users'>, permission: string): string {
  const { area, verb } = partsOf(permission);
  return `${t(`areas.${area}`)} · ${t(`verbs.${verb}`)}`;
}
