import type { TFunction } from 'i18next';
import {
  cabins,
  type Cabin,
  type SupplierSettings,
  type SupplierSettingsInput,
} from '@traveldesk/companies-contract';

/** The settings as the form has them. `access` says what becomes of the credentials, which nobody can read. */
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

/** What the API is told: credentials only where they change, markup only where the user may see it. */
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

/** The values to compare where somebody else has saved the settings meanwhile; of credentials whose they are. */
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
