import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { genderOfTitle, genders, titles, type Gender, type Title } from '@traveldesk/bookings-contract';
import { ChoiceSelect } from '@traveldesk/shared-ui';
import type { PersonPlace } from './person';
import './texts';

/** Title and gender. A title sets the gender that it says; a gender that contradicts it is told at once. */
export function TitleItems({ group, inList = group, rule }: PersonPlace) {
  const { t } = useTranslation('persons');
  const form = Form.useFormInstance();
  const title = [...group, 'title'];
  const gender = [...group, 'gender'];
  const judge = (...names: (typeof title)[]) => {
    const filled = names.filter((name) => form.getFieldValue(name));
    void form.validateFields(filled).catch(() => undefined);
  };
  const follow = (chosen: Title) => {
    const said: Gender | null = genderOfTitle[chosen];
    if (said) form.setFieldValue(gender, said);
    judge(title, gender);
  };
  return (
    <>
      <Form.Item name={[...inList, 'title']} label={t('fields.title')} rules={rule('title')} required>
        <ChoiceSelect
          options={titles.map((value) => ({ value, label: t(`titles.${value}`) }))}
          onChange={follow}
        />
      </Form.Item>
      <Form.Item name={[...inList, 'gender']} label={t('fields.gender')} rules={rule('gender')} required>
        <ChoiceSelect
          options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
          onChange={() => judge(title)}
        />
      </Form.Item>
    </>
  );
}
