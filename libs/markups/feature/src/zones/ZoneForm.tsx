import { Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountrySearch } from '@traveldesk/geo-ui';
import { zoneInputSchema, type Zone } from '@traveldesk/markups-contract';
import { RemoteSelect, useZodRules, type RemoteOption } from '@traveldesk/shared-ui';
import './texts';
import en from './texts/en.json';
import { useLazyMarkupsPickZonesQuery } from './zones-picker.api';

/** The form of a zone, validated like the API. `zone`: the one to edit. */
export function ZoneForm({ zone }: { zone?: Zone | undefined }) {
  const { t } = useTranslation('markupZones');
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(zoneInputSchema, sentence);
  const searchCountries = useCountrySearch();
  const [pick] = useLazyMarkupsPickZonesQuery();
  const own = zone?.id;
  const searchZones = useCallback(
    async (typed: string): Promise<RemoteOption[]> => {
      const { data } = await pick(typed, true).unwrap();
      return data.filter(({ id }) => id !== own).map(({ id, name }) => ({ value: id, label: name }));
    },
    [pick, own],
  );
  const { names } = zone ?? {};
  return (
    <>
      <Form.Item name="name" label={t('fields.name')} rules={rules('name')} required>
        <Input dir="auto" maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="countries"
        label={t('fields.countries')}
        extra={t('hints.countries')}
        rules={rules('countries')}
        dependencies={['zones']}
      >
        <RemoteSelect
          multiple
          picker="country-codes"
          search={searchCountries}
          selected={Object.entries(names?.countries ?? {}).map(([code, label]) => ({
            value: code,
            code,
            label,
          }))}
        />
      </Form.Item>
      <Form.Item name="zones" label={t('fields.zones')} extra={t('hints.zones')} rules={rules('zones')}>
        <RemoteSelect
          multiple
          picker="markup-zones"
          search={searchZones}
          selected={Object.entries(names?.zones ?? {}).map(([id, label]) => ({ value: id, label }))}
        />
      </Form.Item>
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
