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
  cabins: Cabin[];
  airlines: SupplierSettingsInput['airlines'];
}

export function supplierValuesOf(settings: SupplierSettings): SupplierValues {
  return {
    access: settings.credentials_set ? 'keep' : settings.credentials_ended ? 'ended' : 'platform',
    credentials: '',
    markup_enabled: settings.markup_enabled,
    cabins: cabins.filter((cabin) => settings.cabins.includes(cabin)),
    airlines: settings.airlines,
  };
}

/** Converts form values to API input: credentials only when they change, markup only when the user may see it. */
export function settingsInputOf(values: SupplierValues): unknown {
  const { access, credentials, markup_enabled: markup, airlines } = values;
  return {
    cabins: values.cabins,
    airlines:
      airlines.mode === 'all' ? { mode: 'all', codes: [] } : { ...airlines, codes: airlines.codes ?? [] },
    ...(access === 'own' && { credentials }),
    ...(access === 'platform' && { credentials: null }),
    ...(typeof markup === 'boolean' && { markup_enabled: markup }),
  };
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
      value: ({ cabins: sold }: SupplierValues) => sold.map((cabin) => t(`cabins.${cabin}`)),
    },
    airlines: [
      {
        label: t('suppliers.airlines'),
        value: ({ airlines }: SupplierValues) => t(`suppliers.modes.${airlines.mode}`),
      },
      {
        label: t('suppliers.codes'),
        value: ({ airlines: { mode, codes } }: SupplierValues) => (mode === 'all' ? [] : codes),
      },
    ],
  };
}
