import { Form, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { cabins } from '@traveldesk/companies-contract';
import { areas, hasField, journeyTypes, placeKindsFor, travellerTypes } from '@traveldesk/markups-contract';
import { ClearableSelect, DecimalInput, FieldRow } from '@traveldesk/shared-ui';
import { SupplierSelect } from '@traveldesk/suppliers-ui';
import { markupFieldName } from '../markups/markup.words';
import '../texts';
import { AirlinesField } from './AirlinesField';
import { ChecksField } from './ChecksField';
import { nullable } from './figures';
import { HotelFields } from './HotelFields';
import type { MarkupValues } from './markup.form';
import { useRuleNames } from './names';
import { PlacesField } from './PlacesField';
import type { FieldsProps } from './RuleFields';
import { Folded, Section } from './Section';
import './texts';
import { useProduct } from './useProduct';

const rare = [
  'marketing',
  'operating',
  'area',
  'trip_types',
  'cabins',
  'fare_brands',
  'passengers',
  'fare_min',
  'fare_max',
] as const;

/** Conditions on the offer: common ones first, rare ones in a collapsed group. */
export function WhatFields({ rules }: FieldsProps) {
  const { t } = useTranslation(['markupForm', 'markups']);
  const { t: words } = useTranslation('markups');
  const form = Form.useFormInstance<MarkupValues>();
  const currency = Form.useWatch('currency', form);
  const suppliers = Form.useWatch('suppliers', form) ?? [];
  const { names, note } = useRuleNames();
  const product = useProduct();
  const field = (name: keyof MarkupValues & Parameters<typeof label>[0]) => ({
    name,
    label: label(name),
    rules: rules(name),
    hidden: !hasField(product, name),
  });
  const label = (
    name: 'suppliers' | 'plating' | 'origins' | 'destinations' | 'both_ways' | (typeof rare)[number],
  ) => markupFieldName(words, name, product);
  const checks = <Value extends string>(
    name: 'trip_types' | 'cabins' | 'passengers',
    all: readonly Value[],
  ) => (
    <ChecksField
      options={all.map((value) => ({
        value,
        label: t(`markups:values.${name}.${value}` as 'markups:values.cabins.First'),
      }))}
    />
  );
  return (
    <Section title={t('sections.what')}>
      <FieldRow>
        <Form.Item {...field('suppliers')} extra={t('hints.suppliers')}>
          <SupplierSelect
            multiple
            selected={suppliers.map((id) => ({ value: id, label: names.suppliers[id] ?? '…' }))}
            onNamed={(chosen) => note('suppliers', chosen)}
          />
        </Form.Item>
        <Form.Item {...field('plating')} extra={t('hints.plating')}>
          <AirlinesField label={label('plating')} />
        </Form.Item>
        <Form.Item {...field('origins')} extra={t('hints.places')}>
          <PlacesField kinds={placeKindsFor(product)} />
        </Form.Item>
        <Form.Item {...field('destinations')} extra={product === 'hotel' && t('hints.places_hotel')}>
          <PlacesField kinds={placeKindsFor(product)} />
        </Form.Item>
      </FieldRow>
      <HotelFields rules={rules} />
      <Form.Item {...field('both_ways')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Folded fields={rare}>
        <FieldRow>
          <Form.Item {...field('marketing')} extra={t('hints.marketing')}>
            <AirlinesField label={label('marketing')} />
          </Form.Item>
          <Form.Item {...field('operating')} extra={t('hints.operating')}>
            <AirlinesField label={label('operating')} />
          </Form.Item>
          <Form.Item {...field('area')} normalize={(area?: string) => area ?? null}>
            <ClearableSelect
              placeholder={t('any')}
              options={areas.map((value) => ({ value, label: t(`markups:values.area.${value}`) }))}
            />
          </Form.Item>
          <Form.Item {...field('fare_brands')} extra={t('hints.fare_brands')}>
            <Select mode="tags" open={false} suffixIcon={null} maxCount={20} tokenSeparators={[',', '،']} />
          </Form.Item>
        </FieldRow>
        <Form.Item {...field('trip_types')}>{checks('trip_types', journeyTypes)}</Form.Item>
        <Form.Item {...field('cabins')}>{checks('cabins', cabins)}</Form.Item>
        <Form.Item {...field('passengers')} extra={t('hints.passengers')}>
          {checks('passengers', travellerTypes)}
        </Form.Item>
        <FieldRow>
          {(['fare_min', 'fare_max'] as const).map((name) => (
            <Form.Item
              key={name}
              {...field(name)}
              {...nullable}
              extra={t('hints.fare', { context: product })}
            >
              <DecimalInput maxLength={20} currency={currency} />
            </Form.Item>
          ))}
        </FieldRow>
      </Folded>
    </Section>
  );
}
