import { Form, Input, Radio } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { negotiatedInputSchema, type NegotiatedRate } from '@traveldesk/hotels-contract';
import { isKey, useZodRules } from '@traveldesk/shared-ui';
import { en } from '@traveldesk/hotels-ui/texts';
import { ChainSelect } from './ChainSelect';
import type { RatesOf } from './negotiated.api';
import { PropertiesSelect } from './PropertiesSelect';
import type { RateValues } from './rate-values';

interface RateFieldsProps {
  of: RatesOf;
  isNew: boolean;
  /** Rates that name the chosen chain and properties. */
  known: readonly NegotiatedRate[];
}

const scopes = ['chain', 'properties'] as const;

/** Name, code, and what a negotiated rate is valid for: a chain or single properties. */
export function RateFields({ of, isNew, known }: RateFieldsProps) {
  const { t } = useTranslation(['hotels', 'common']);
  const sentence = useCallback(
    (key: string) => (isKey(key, en.negotiated.problems) ? t(`negotiated.problems.${key}`) : undefined),
    [t],
  );
  const rules = useZodRules(negotiatedInputSchema, sentence);
  const scope = Form.useWatch<RateValues['scope']>('scope');
  return (
    <>
      <Form.Item name="name" label={t('negotiated.fields.name')} rules={rules('name')} required>
        <Input maxLength={120} autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item
        name="code"
        label={t('negotiated.fields.code')}
        extra={t(isNew ? 'negotiated.hints.code' : 'negotiated.hints.codeStays')}
        rules={rules('code')}
        required
      >
        <Input maxLength={20} autoComplete="off" dir="ltr" disabled={!isNew} />
      </Form.Item>
      <Form.Item name="scope" label={t('negotiated.fields.scope')}>
        <Radio.Group options={scopes.map((value) => ({ value, label: t(`negotiated.scopes.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="chain"
        label={t('negotiated.fields.chain')}
        hidden={scope !== 'chain'}
        required
        rules={scope === 'chain' ? [{ required: true, message: t('common:form.required') }] : []}
      >
        <ChainSelect of={of} known={known} />
      </Form.Item>
      <Form.Item
        name="property_ids"
        label={t('negotiated.fields.property_ids')}
        extra={t('negotiated.hints.properties')}
        hidden={scope !== 'properties'}
        required
        rules={
          scope === 'properties'
            ? [{ required: true, type: 'array', message: t('common:form.required') }]
            : []
        }
      >
        <PropertiesSelect of={of} known={known} />
      </Form.Item>
    </>
  );
}
