import { useTranslation } from 'react-i18next';
import { partsOf, type Area } from './areas';
import './texts';

export interface PermissionWords {
  /** A permission by its words: `Users · Change`. */
  nameOf: (permission: string) => string;
  /** What it allows, where its area stands above it: `Change`. */
  verbOf: (permission: string) => string;
  areaName: (area: Area) => string;
}

/** What permissions are called in the reader's language, wherever one is named. */
export function usePermissionWords(): PermissionWords {
  const { t } = useTranslation('permissions');
  const areaName = (area: Area) => t(`areas.${area}`);
  const verbOf = (permission: string) => t(`verbs.${partsOf(permission).verb}`);
  const nameOf = (permission: string) => `${areaName(partsOf(permission).area)} · ${verbOf(permission)}`;
  return { nameOf, verbOf, areaName };
}
