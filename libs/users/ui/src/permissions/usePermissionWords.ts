import { useTranslation } from 'react-i18next';
import { partsOf, verbIn, type Area, type Verb } from './areas';
import './texts';

export interface PermissionWords {
  /** Returns area and verb of a permission: `Users · Change`. */
  nameOf: (permission: string) => string;
  /** Returns the verb only, for a row of its area: `Change`. */
  verbOf: (permission: string) => string;
  verbName: (verb: Verb) => string;
  areaName: (area: Area) => string;
}

/** Returns permission names in the reader's language. */
export function usePermissionWords(): PermissionWords {
  const { t } = useTranslation('permissions');
  const areaName = (area: Area) => t(`areas.${area}`);
  const verbName = (verb: Verb) => t(`verbs.${verb}`);
  const verbOf = (permission: string) => verbName(verbIn(permission));
  const nameOf = (permission: string) => `${areaName(partsOf(permission).area)} · ${verbOf(permission)}`;
  return { nameOf, verbOf, verbName, areaName };
}
