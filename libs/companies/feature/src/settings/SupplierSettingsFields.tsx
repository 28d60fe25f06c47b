import { Form, Input, Radio, Switch } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { supplierSettingsInputSchema, type SupplierSettings } from '@traveldesk/companies-contract';
import { useZodRules, zodIssues } from '@traveldesk/shared-ui';
import en from '../texts/en.json';
import { CabinAndAirlineFields } from './CabinAndAirlineFields';
import { settingsInputOf, supplierValuesOf, type SupplierValues } from './supplier-values';

/** Credentials, markup and limits at a supplier. Credentials are write-only; the API only says whether some are set. */
export function SupplierSettingsFields({ settings }: { settings: SupplierSettings }) {
  const { t } = useTranslation('companies');
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(supplierSettingsInputSchema, sentence);
  const access = Form.useWatch<SupplierValues['access']>('access');
  const present = supplierValuesOf(settings).access;
  // Credentials may have been stored since the form was opened, and taken over when an edit conflict was resolved.
  const stored = [present, access].find((one) => one === 'keep' || one === 'ended');
  const accesses = stored ? ([stored, 'own', 'platform'] as const) : (['platform', 'own'] as const);
  return (
    <>
      <Form.Item name="access" label={t('suppliers.access')}>
        <Radio.Group
          options={accesses.map((value) => ({ value, label: t(`suppliers.accesses.${value}`) }))}
        />
      </Form.Item>
      {access === 'own' && (
        <Form.Item
          name="credentials"
          label={t('suppliers.credentials')}
          extra={t('suppliers.credentialsHint')}
          required
          rules={[
            (form) => ({
              validator: async () => {
                const input = settingsInputOf(form.getFieldsValue() as SupplierValues);
                const wrong = zodIssues(supplierSettingsInputSchema, input).some(
                  ({ path }) => path[0] === 'credentials',
                );
                if (wrong) throw new Error(t('problems.supplier_credentials_form'));
              },
            }),
          ]}
        >
          <Input.Password dir="ltr" autoComplete="new-password" />
        </Form.Item>
      )}
      {settings.markup_enabled !== null && (
        <Form.Item name="markup_enabled" label={t('suppliers.markup')} valuePropName="checked">
          <Switch />
        </Form.Item>
      )}
      {settings.cabins && <CabinAndAirlineFields rules={rules} />}
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
