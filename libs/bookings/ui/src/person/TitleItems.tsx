import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  genderOfTitle,
  genders,
  titleAgeProblem,
  titleProblem,
  titles,
  type Gender,
  type Title,
} from '@traveldesk/bookings-contract';
import { ChoiceSelect } from '@traveldesk/shared-ui';
import { personSentence, type PersonPlace } from './person';
import './texts';
import styles from './person.module.css';

interface Stored {
  title: Title | null;
  gender: Gender | null;
  born_on: string | null;
}

interface TitleItemsProps extends PersonPlace {
  today?: string;
  /** The stored person. An invalid title is marked and may stay. */
  stored?: Stored | undefined;
}

/** Title and gender. A title sets its implied gender; a contradicting gender is reported at once. */
export function TitleItems({ group, inList = group, rule, today = '', stored }: TitleItemsProps) {
  const { t } = useTranslation('persons');
  const form = Form.useFormInstance();
  const title = [...group, 'title'];
  const gender = [...group, 'gender'];
  const typed = Form.useWatch([...group], form) as Partial<Stored> | undefined;
  const stays =
    stored && (['title', 'gender', 'born_on'] as const).every((one) => typed?.[one] === stored[one]);
  const wrong = stays ? storedProblem(stored, today) : null;
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
      <Form.Item
        name={[...inList, 'title']}
        label={t('fields.title')}
        rules={rule('title')}
        required
        {...(wrong && { extra: <span className={styles.warns}>{personSentence(t, wrong)}</span> })}
      >
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

function storedProblem({ title, gender, born_on }: Stored, today: string) {
  if (!title) return null;
  return (
    (gender && titleProblem({ title, gender })) ||
    (born_on && titleAgeProblem({ title, born_on }, today)) ||
    null
  );
}
