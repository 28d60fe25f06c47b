import { useTranslation } from 'react-i18next';
import { partsOf, type Area } from './areas';
import './texts';

export interface PermissionWords {
  /** Returns area and verb of a permission: `Users · Change`. */
  nameOf: (permission: string) => string;
  /** Returns the verb only, for lists below an area's heading: `Change`. */
  verbOf: (permission: string) => string;
  areaName: (area: Area) => string;
}

/** Returns permission names in the reader's language. */
export function usePermissionWords(): PermissionWords {
  const { t } = useTranslation('permissions');
  const areaName = (area: Area) => t(`areas.${area}`);
  const verbOf = (permission: string) => t(`verbs.${partsOf(permission).verb}`);
  const nameOf = (permission: string) => `${areaName(partsOf(permission).area)} · ${verbOf(permission)}`;
  return { nameOf, verbOf, areaName };
}
