import { Button, Form, Input } from 'antd';
import { z } from 'zod';
import { refusal, useSay } from '../testing/story.fake';
import { ApprovalReason } from './ApprovalReason';
import { BackLink } from './BackLink';
import { FieldRow } from './FieldRow';
import { FormPage } from './FormPage';
import { OwnNameInput } from './OwnNameInput';
import { RecordForm } from './RecordForm';
import { TranslatedInput } from './TranslatedInput';
import { useZodRules } from './useZodRules';
import { WaitingSettings } from './WaitingSettings';

export default { title: 'Form' };

interface Car {
  plate: string;
  name: { en: string; fr: string; ar: string };
}
const schema = z.object({
  plate: z.string().min(1),
  name: z.object({ en: z.string().min(1), fr: z.string().min(1), ar: z.string().min(1) }),
});
const golf: Car = { plate: 'KX-204', name: { en: 'Golf', fr: 'Golf', ar: 'جولف' } };
const save = () => Promise.resolve({ data: { id: '1', version: 2 } });

function CarFields() {
  const say = useSay();
  const rules = useZodRules(schema);
  return (
    <>
      <TranslatedInput name="name" label={say('Name', 'الاسم')} rules={rules} />
      <FieldRow>
        <Form.Item name="plate" label={say('Plate', 'اللوحة')} rules={rules('plate')} required>
          <Input dir="ltr" />
        </Form.Item>
      </FieldRow>
    </>
  );
}

export function Page() {
  const say = useSay();
  return (
    <FormPage<Car>
      title={say('Edit car', 'تعديل السيارة')}
      back="/cars"
      backLabel={say('Cars', 'السيارات')}
      initialValues={golf}
      version={1}
      onSubmit={save}
    >
      <CarFields />
    </FormPage>
  );
}

export const NewRecord = () => (
  <RecordForm<Car> initialValues={{ plate: '', name: { en: '', fr: '', ar: '' } }} onSubmit={save}>
    <CarFields />
  </RecordForm>
);
export const Loading = () => (
  <RecordForm<Car> initialValues={undefined} onSubmit={save}>
    <CarFields />
  </RecordForm>
);
export const Failed = () => (
  <RecordForm<Car> initialValues={undefined} loadError={refusal} onRetry={() => undefined} onSubmit={save}>
    <CarFields />
  </RecordForm>
);

export function InDialog() {
  const say = useSay();
  return (
    <RecordForm<Car>
      initialValues={golf}
      onSubmit={save}
      footer={(busy) => (
        <Button type="primary" htmlType="submit" loading={busy}>
          {say('Add', 'إضافة')}
        </Button>
      )}
    >
      <CarFields />
    </RecordForm>
  );
}

export function OwnName() {
  const say = useSay();
  const rules = () => [];
  return (
    <Form layout="vertical" initialValues={{ name: 'Nile Cars' }}>
      <OwnNameInput label={say('Name', 'الاسم')} hint={say('If it differs', 'إن كان مختلفًا')} rules={rules} />
    </Form>
  );
}

export const Reason = () => (
  <Form layout="vertical">
    <ApprovalReason rules={[]} />
  </Form>
);

export function Waiting() {
  const say = useSay();
  return (
    <WaitingSettings
      waiting={[
        { field: 'limit', value: 'EUR 5,000.00', approval_id: '01990000-0000-7000-8000-000000000001' },
      ]}
      fieldName={() => say('Limit', 'الحد')}
    />
  );
}

export function Back() {
  const say = useSay();
  return <BackLink to="/cars">{say('Cars', 'السيارات')}</BackLink>;
}
