import { Form, Input, Radio } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { moduleInputSchema, moduleStatuses } from '@traveldesk/modules-contract';
import { FieldRow, TranslatedInput, useZodRules } from '@traveldesk/shared-ui';
import en from '../texts/en.json';

/** The form of a module, validated like the API. `keyFixed`: an existing module keeps its key. */
export function ModuleForm({ keyFixed = false }: { keyFixed?: boolean }) {
  const { t } = useTranslation('modules');
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(moduleInputSchema, sentence);
  return (
    <>
      <TranslatedInput name="name" label={t('modules.fields.name')} rules={rules} />
      <FieldRow>
        <Form.Item
          name="key"
          label={t('modules.fields.key')}
          extra={keyFixed ? undefined : t('modules.hints.key')}
          rules={rules('key')}
          required
        >
          <Input dir="ltr" maxLength={40} autoComplete="off" autoCapitalize="off" readOnly={keyFixed} />
        </Form.Item>
        <Form.Item name="status" label={t('modules.fields.status')} rules={rules('status')} required>
          <Radio.Group
            optionType="button"
            options={moduleStatuses.map((status) => ({
              value: status,
              label: t(`modules.statuses.${status}`),
            }))}
          />
        </Form.Item>
      </FieldRow>
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
