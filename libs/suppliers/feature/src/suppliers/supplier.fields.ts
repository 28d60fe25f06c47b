import type { TFunction } from 'i18next';
import { eachField } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import {
  singleNameRules,
  supplierStatuses,
  supplierTestOutcomes,
  type Supplier,
  type SupplierInput,
  type SupplierStatus,
} from '@traveldesk/suppliers-contract';
import en from '../texts/en.json';

/** Converts a supplier to form values; credentials start empty. */
export function supplierInputOf(supplier: Supplier): SupplierInput {
  const { name, key, module, protocol, base_url, currency, timeout_ms, concurrency, status } = supplier;
  const { lap_infants_count, single_name } = supplier;
  return {
    name,
    key,
    module_id: module.id,
    protocol,
    base_url,
    currency,
    timeout_ms,
    concurrency,
    status,
    ...(lap_infants_count !== null && { lap_infants_count }),
    ...(single_name !== null && { single_name }),
  };
}

/** Returns the label of a field of a supplier or a test. */
export function supplierFieldName(t: TFunction<'suppliers'>, field: string): string {
  if (isField(field)) return t(`suppliers.fields.${field}`);
  return isTestField(field) ? t(`tests.fields.${field}`) : field;
}

interface SupplierWords {
  t: TFunction<'suppliers'>;
  format: Pick<Format, 'dateTime' | 'number'>;
  /** Returns a module's name by its key. */
  moduleName: (key: string) => string;
  /** Returns a protocol's title by its name. */
  protocolName: (name: string) => string;
}

/** Converts a value of the history to the screen's words. */
export function supplierFieldValue(
  { t, format, moduleName, protocolName }: SupplierWords,
  field: string,
  value: unknown,
): unknown {
  if (field === 'lap_infants_count' && typeof value === 'boolean') {
    return t(`suppliers.lapInfants.${value ? 'counted' : 'aside'}`);
  }
  const single = singleNameRules.find((known) => known === value);
  if (field === 'single_name' && single) return t(`suppliers.singleNames.${single}`);
  if (field === 'timeout_ms' && typeof value === 'number')
    return t('tests.duration', { duration: format.number(value) });
  if (typeof value !== 'string') return value;
  if (field === 'credentials_set_at') return format.dateTime(value);
  if (field === 'module') return moduleName(value);
  const status = supplierStatuses.find((known) => known === value);
  if (field === 'status' && status) return t(`suppliers.statuses.${status}`);
  if (field === 'protocol') return protocolName(value);
  // Older entries of the history have this outcome's former name.
  const named = value === 'not_duffel' ? 'wrong_format' : value;
  const outcome = supplierTestOutcomes.find((known) => known === named);
  if (field === 'outcome' && outcome) return t(`tests.outcomes.${outcome}`);
  return value;
}

const compared = ['name', 'key', 'base_url', 'currency', 'timeout_ms', 'concurrency'] as const;

/** Fields to compare after a conflicting change by somebody else. */
export function comparedFields(
  t: TFunction<'suppliers'>,
  moduleName: (id: string) => string,
  protocolName: (name: string) => string,
) {
  return {
    ...eachField(compared, (field) => ({
      label: t(`suppliers.fields.${field}`),
      value: (supplier: SupplierInput): unknown => supplier[field],
    })),
    protocol: {
      label: t('suppliers.fields.protocol'),
      value: ({ protocol }: SupplierInput): unknown => protocolName(protocol),
    },
    credentials: {
      label: t('suppliers.fields.credentials'),
      value: ({ credentials }: SupplierInput): unknown =>
        t(`credentials.compared.${credentials ? 'typed' : credentials === null ? 'removed' : 'stored'}`),
    },
    module_id: {
      label: t('suppliers.fields.module'),
      value: ({ module_id: id }: SupplierInput): unknown => moduleName(id),
    },
    lap_infants_count: {
      label: t('suppliers.fields.lap_infants_count'),
      value: ({ lap_infants_count: counted }: SupplierInput): unknown =>
        t(`suppliers.lapInfants.${counted === false ? 'aside' : 'counted'}`),
    },
    single_name: {
      label: t('suppliers.fields.single_name'),
      value: ({ single_name: rule = 'fnu' }: SupplierInput): unknown => t(`suppliers.singleNames.${rule}`),
    },
    status: {
      label: t('suppliers.fields.status'),
      value: ({ status }: { status: SupplierStatus }): unknown => t(`suppliers.statuses.${status}`),
    },
  };
}

function isField(field: string): field is keyof typeof en.suppliers.fields {
  return field in en.suppliers.fields;
}

function isTestField(field: string): field is keyof typeof en.tests.fields {
  return field in en.tests.fields;
}
