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
