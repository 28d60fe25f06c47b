import type { Translated } from '@traveldesk/shared-contract';
import { folded } from '@traveldesk/shared-server';

/** The columns of a name in three languages, each with its folded text (docs/adr/0109). */
export interface NameColumns {
  name_en: string;
  name_fr: string;
  name_ar: string;
  sort_en: string;
  sort_fr: string;
  sort_ar: string;
}

export function nameColumns({ en, fr, ar }: Translated): NameColumns {
  return {
    name_en: en,
    name_fr: fr,
    name_ar: ar,
    sort_en: folded(en),
    sort_fr: folded(fr),
    sort_ar: folded(ar),
  };
}
