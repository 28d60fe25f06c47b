import type { TFunction } from 'i18next';
import {
  cabins,
  type Cabin,
  type SupplierSettings,
  type SupplierSettingsInput,
} from '@traveldesk/companies-contract';

/** The form's values. `access` says whether the stored credentials, which cannot be read, are kept or replaced. */
export interface SupplierValues {
  access: 'keep' | 'ended' | 'own' | 'platform';
  credentials: string;
  markup_enabled: boolean | null;
  /** Null, as `airlines`, at a supplier that is not of flights. */
  cabins: Cabin[] | null;
  airlines: NonNullable<SupplierSettingsInput['airlines']> | null;
}

export function supplierValuesOf(settings: SupplierSettings): SupplierValues {
  return {
    access: settings.credentials_set ? 'keep' : settings.credentials_ended ? 'ended' : 'platform',
    credentials: '',
    markup_enabled: settings.markup_enabled,
    cabins: settings.cabins && cabins.filter((cabin) => settings.cabins?.includes(cabin)),
    airlines: settings.airlines,
  };
}

/** Converts form values to API input: credentials only when they change, markup only when the user may see it. */
export function settingsInputOf(values: SupplierValues): unknown {
  const { access, credentials, markup_enabled: markup, cabins: sold, airlines } = values;
  return {
    ...(sold && { cabins: sold }),
    ...(airlines && { airlines: airlinesOf(airlines) }),
    ...(access === 'own' && { credentials }),
    ...(access === 'platform' && { credentials: null }),
    ...(typeof markup === 'boolean' && { markup_enabled: markup }),
  };
}

/** The codes are undefined while their field is not shown. */
function airlinesOf({ mode, codes = [] }: { mode: string; codes?: string[] }) {
  return { mode, codes: mode === 'all' ? [] : codes };
}

/** Fields to compare after an edit conflict; of credentials only their owner. */
export function comparedSupplierValues(t: TFunction<'companies'>) {
  return {
    access: {
      label: t('suppliers.access'),
      value: ({ access }: SupplierValues) => t(`suppliers.accesses.${access}`),
    },
    credentials: [],
    markup_enabled: {
      label: t('suppliers.markup'),
      value: ({ markup_enabled: enabled }: SupplierValues) => enabled,
    },
    cabins: {
      label: t('suppliers.cabins'),
      value: ({ cabins: sold }: SupplierValues) => sold?.map((cabin) => t(`cabins.${cabin}`)),
    },
    airlines: [
      {
        label: t('suppliers.airlines'),
        value: ({ airlines }: SupplierValues) => airlines && t(`suppliers.modes.${airlines.mode}`),
      },
      {
        label: t('suppliers.codes'),
        value: ({ airlines }: SupplierValues) => airlines && (airlines.mode === 'all' ? [] : airlines.codes),
      },
    ],
  };
}
