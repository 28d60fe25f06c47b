import { Form, Radio } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Invitation, UserForm } from '@traveldesk/auth-contract';
import { languages } from '@traveldesk/shared-contract';
import { languageNames, useLanguage } from '@traveldesk/shared-web';
import { useAuthUserFormMutation } from '../auth.api';
import { NewPasswordItem } from '../new-password/NewPasswordItem';
import { AuthPage } from '../parts/AuthPage';
import { AuthForm } from '../parts/AuthForm';
import { EmailInput } from '../parts/EmailInput';
import { TextInput } from '../parts/TextInput';
import { useSubmit } from '../parts/useSubmit';

type Values = Omit<UserForm, 'token'>;

/** The invited person's form, which leads to the sign-in; the first administrator also enters an email address. */
export function InvitationForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation('auth');
  const { setLanguage } = useLanguage();
  const [form] = Form.useForm<Values>();
  const [accept] = useAuthUserFormMutation();
  const navigate = useNavigate();
  const [name, typedEmail] = [Form.useWatch('name', form), Form.useWatch('email', form)];
  const { onFinish, busy, error } = useSubmit(form, async (values) => {
    const { data } = await accept({ token, ...values }).unwrap();
    await navigate('/login', { replace: true, state: { email: data.email } });
  });

  useEffect(() => {
    void setLanguage(invitation.language);
  }, [invitation.language, setLanguage]);

  const setUp = invitation.email === null;
  return (
    <AuthPage
      title={setUp ? t('userForm.setUpTitle') : t('userForm.title')}
      intro={setUp ? t('userForm.setUpIntro') : t('userForm.intro')}
    >
      <AuthForm
        form={form}
        onFinish={onFinish}
        busy={busy}
        error={error}
        submit={t('userForm.submit')}
        initialValues={{ name: invitation.name, language: invitation.language }}
      >
        {setUp ? (
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
        ) : (
          <Form.Item label={t('email.label')} htmlFor="address">
            <EmailInput id="address" value={invitation.email ?? ''} readOnly />
          </Form.Item>
        )}
        <Form.Item
          name="name"
          label={t('userForm.name')}
          rules={[{ required: true, whitespace: true, message: t('userForm.nameRequired') }]}
        >
          <TextInput autoComplete="name" maxLength={120} />
        </Form.Item>
        <Form.Item name="language" label={t('userForm.language')}>
          <Radio.Group
            options={languages.map((value) => ({
              value,
              label: <span lang={value}>{languageNames[value]}</span>,
              'aria-label': languageNames[value],
            }))}
            onChange={({ target }) => void setLanguage(target.value)}
          />
        </Form.Item>
        <NewPasswordItem name="password" owner={{ name, email: invitation.email ?? typedEmail }} />
      </AuthForm>
    </AuthPage>
  );
}
