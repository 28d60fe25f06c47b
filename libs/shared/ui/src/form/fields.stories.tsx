import { Form } from 'antd';
import { useState } from 'react';
import type { Language } from '@traveldesk/shared-contract';
import { useSay } from '../testing/story.fake';
import { DayInput } from './DayInput';
import { DayTimeInput } from './DayTimeInput';
import { DecimalInput } from './DecimalInput';
import { EmailField } from './EmailField';
import { Field } from './Field';
import { LanguageChoice } from './LanguageChoice';
import { NumberInput } from './NumberInput';
import { TimeInput } from './TimeInput';

export default { title: 'Fields' };

export function Days() {
  const say = useSay();
  const [day, setDay] = useState('2030-01-15');
  return (
    <Form layout="vertical">
      <Form.Item label={say('Since', 'منذ')} htmlFor="since">
        <DayInput id="since" value={day} onChange={setDay} />
      </Form.Item>
      <Form.Item label={say('Until', 'حتى')} htmlFor="until">
        <DayInput id="until" value="" min="2030-01-15" />
      </Form.Item>
    </Form>
  );
}

export const DayAndTime = () => {
  const say = useSay();
  return <DayTimeInput label={say('Handed over', 'التسليم')} value="2030-01-15T09:30" />;
};
export const Time = () => {
  const say = useSay();
  return <TimeInput aria-label={say('Opens', 'يفتح')} value="09:30" />;
};
export const Price = () => {
  const say = useSay();
  return <DecimalInput aria-label={say('Price', 'السعر')} currency="KWD" value="49.900" />;
};
export const Count = () => {
  const say = useSay();
  return <NumberInput aria-label={say('Seats', 'المقاعد')} value={4} min={1} />;
};

export function Labeled() {
  const say = useSay();
  return (
    <>
      <Field label={say('Note', 'ملاحظة')}>{(control) => <textarea {...control} />}</Field>
      <Field label={say('Plate', 'اللوحة')} error={say('This plate is taken.', 'هذه اللوحة مستخدمة.')}>
        {(control) => <input {...control} />}
      </Field>
      <Field label={say('Price', 'السعر')} warning={say('This is unusual.', 'هذا غير معتاد.')}>
        {(control) => <input {...control} />}
      </Field>
    </>
  );
}

export function Email() {
  const say = useSay();
  const [email, setEmail] = useState('mona@rental.example');
  return (
    <EmailField
      label={say('Email', 'البريد الإلكتروني')}
      hint={say('The invoice goes there.', 'تُرسل الفاتورة إليه.')}
      wrong={say('This is not an email address.', 'هذا ليس عنوان بريد إلكتروني.')}
      value={email}
      onChange={setEmail}
    />
  );
}

export function Languages() {
  const say = useSay();
  const [language, setLanguage] = useState<Language>('fr');
  return <LanguageChoice label={say('Language', 'اللغة')} value={language} onChange={setLanguage} />;
}
