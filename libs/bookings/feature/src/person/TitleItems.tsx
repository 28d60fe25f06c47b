import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { genders, titles } from '@traveldesk/bookings-contract';
import type { PersonPlace } from './person';
import './texts';

/** Title and gender. */
export function TitleItems({ group, inList = group, rule }: PersonPlace) {
  const { t } = useTranslation('persons');
  return (
    <>
      <Form.Item name={[...inList, 'title']} label={t('fields.title')} rules={rule('title')} required>
        <Select options={titles.map((value) => ({ value, label: t(`titles.${value}`) }))} />
      </Form.Item>
      <Form.Item name={[...inList, 'gender']} label={t('fields.gender')} rules={rule('gender')} required>
        <Select options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))} />
      </Form.Item>
    </>
  );
}
