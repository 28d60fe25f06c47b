import { Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { goToFirstError, useRewordedErrors } from '@traveldesk/shared-ui';
import { FormError } from './FormError';

export interface AuthFormProps<Values> {
  form: FormInstance<Values>;
  onFinish: (values: Values) => Promise<void>;
  busy: boolean;
  /** The error of the form as a whole. */
  error: string | null;
  submit: string;
  initialValues?: Partial<Values>;
  children: ReactNode;
  /** Further links below the button. */
  footer?: ReactNode;
}

/** One column of fields and a button. Errors show at their fields after a submit and clear during typing. */
export function AuthForm<Values>(props: AuthFormProps<Values>) {
  const { form, onFinish, busy, error, submit, initialValues, children, footer } = props;
  useRewordedErrors(form);
  return (
    <>
      <FormError message={error} />
      <Form
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        validateTrigger="onSubmit"
        onFinishFailed={goToFirstError(form)}
        initialValues={initialValues}
        onFinish={(values) => void onFinish(values)}
      >
        {children}
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          {submit}
        </Button>
        {footer}
      </Form>
    </>
  );
}
