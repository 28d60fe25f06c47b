import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResetRequest } from '@traveldesk/auth-contract';
import { useAuthForgetPasswordMutation } from '../auth.api';
import { AuthPage } from '../parts/AuthPage';
import { AuthForm } from '../parts/AuthForm';
import { EmailInput } from '../parts/EmailInput';
import { useSubmit } from '../parts/useSubmit';
import styles from './AskForLink.module.css';

/** Requests a link by email. The confirmation is the same whether or not the address has an account. */
export function AskForLink() {
  const { t } = useTranslation('auth');
  const [form] = Form.useForm<ResetRequest>();
  const [ask] = useAuthForgetPasswordMutation();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const { onFinish, busy, error } = useSubmit(form, async (values) => {
    await ask(values).unwrap();
    setAskedFor(values.email.trim());
  });
  const back = <Link to="/login">{t('ask.back')}</Link>;

  if (askedFor !== null) {
    return (
      <AuthPage
        title={t('ask.sentTitle')}
        intro={<span role="status">{t('ask.sent', { email: askedFor })}</span>}
      >
        <div className={styles.links}>
          {back}
          <Button type="link" className={styles.again} onClick={() => setAskedFor(null)}>
            {t('ask.again')}
          </Button>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('ask.title')} intro={t('ask.intro')}>
      <AuthForm
        form={form}
        onFinish={onFinish}
        busy={busy}
        error={error}
        submit={t('ask.submit')}
        footer={<div className={styles.links}>{back}</div>}
      >
        <Form.Item
          name="email"
          label={t('email.label')}
          rules={[
            { required: true, message: t('email.required') },
            { type: 'email', transform: (typed: string) => typed.trim(), message: t('email.format') },
          ]}
        >
          <EmailInput />
        </Form.Item>
      </AuthForm>
    </AuthPage>
  );
}
