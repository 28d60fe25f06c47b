import { Form, Input, Radio } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrencySelect } from '@traveldesk/currencies-ui';
import { ChoiceSelect, FieldRow, NumberInput, useZodRules } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import {
  supplierConcurrency,
  supplierInputSchema,
  supplierStatuses,
  supplierTimeout,
  type Supplier,
} from '@traveldesk/suppliers-contract';
import en from '../texts/en.json';
import { CredentialsInput } from './CredentialsInput';
import { FlightFields } from './FlightFields';
import { ProtocolField } from './ProtocolField';
import styles from './SupplierForm.module.css';
import { useSuppliersModulesQuery } from './supplier-modules.api';
import { TypedConnectionTest } from './TypedConnectionTest';
import { useProtocols } from './useProtocols';

export interface SupplierFormProps {
  /** The stored supplier, once loaded. */
  supplier?: Supplier | undefined;
  isNew?: boolean;
}

/** The fields of a supplier. */
export function SupplierForm({ supplier, isNew = false }: SupplierFormProps) {
  const { t } = useTranslation('suppliers');
  const { language } = useLanguage();
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(supplierInputSchema, sentence);
  const modules = useSuppliersModulesQuery();
  const { base_url, protocol } = supplierInputSchema.shape;
  // Stored credentials are bound to one address and protocol (ADR 45); an incomplete address counts as another one.
  const address = Form.useWatch<unknown>('base_url');
  const spoken = Form.useWatch<unknown>('protocol');
  const { protocols } = useProtocols();
  const example = protocols.find(({ name }) => name === spoken)?.example_url ?? 'https://';
  const isMoved =
    supplier !== undefined &&
    address !== undefined &&
    (base_url.safeParse(address).data !== supplier.base_url ||
      protocol.safeParse(spoken).data !== supplier.protocol);
  return (
    <>
      <FieldRow>
        <Form.Item name="name" label={t('suppliers.fields.name')} rules={rules('name')} required>
          <Input dir="auto" maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="key"
          label={t('suppliers.fields.key')}
          extra={t('suppliers.hints.key')}
          rules={rules('key')}
          required
        >
          <Input dir="ltr" maxLength={40} autoComplete="off" autoCapitalize="off" />
        </Form.Item>
      </FieldRow>
      <FieldRow>
        <Form.Item name="module_id" label={t('suppliers.fields.module')} rules={rules('module_id')} required>
          <ChoiceSelect
            loading={modules.isFetching}
            options={modules.data?.data.map(({ id, name }) => ({ value: id, label: name[language] })) ?? []}
          />
        </Form.Item>
        <ProtocolField rules={rules('protocol')} stored={supplier} isNew={isNew} />
      </FieldRow>
      <Form.Item
        name="base_url"
        label={t('suppliers.fields.base_url')}
        extra={t('suppliers.hints.base_url', { example })}
        rules={rules('base_url')}
        required
      >
        <Input type="url" dir="ltr" maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="credentials"
        label={t('suppliers.fields.credentials')}
        extra={t('credentials.hint')}
        rules={rules('credentials')}
      >
        <CredentialsInput stored={supplier?.credentials} isMoved={isMoved} />
      </Form.Item>
      <TypedConnectionTest />
      <FieldRow short>
        <Form.Item name="currency" label={t('suppliers.fields.currency')} rules={rules('currency')} required>
          <CurrencySelect />
        </Form.Item>
        <Form.Item
          name="timeout_ms"
          label={t('suppliers.fields.timeout_ms')}
          extra={t('suppliers.hints.timeout_ms', supplierTimeout)}
          rules={rules('timeout_ms')}
          required
        >
          <NumberInput
            className={styles.milliseconds}
            min={0}
            step={1000}
            precision={0}
            suffix={t('suppliers.milliseconds')}
          />
        </Form.Item>
        <Form.Item
          name="concurrency"
          label={t('suppliers.fields.concurrency')}
          extra={t('suppliers.hints.concurrency', supplierConcurrency)}
          rules={rules('concurrency')}
          required
        >
          <NumberInput min={0} precision={0} />
        </Form.Item>
      </FieldRow>
      <FlightFields stored={supplier} />
      <Form.Item name="status" label={t('suppliers.fields.status')} rules={rules('status')} required>
        <Radio.Group
          optionType="button"
          options={supplierStatuses.map((status) => ({
            value: status,
            label: t(`suppliers.statuses.${status}`),
          }))}
        />
      </Form.Item>
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
