import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useAuthResetPasswordMutation } from '../auth.api';
import { NewPasswordItem } from '../new-password/NewPasswordItem';
import { AuthForm } from '../parts/AuthForm';
import { AuthPage } from '../parts/AuthPage';
import { useSubmit } from '../parts/useSubmit';

/** The page does not know the link's owner. */
const nobody = {};

/** Sets a new password with the emailed link, then leads to the sign-in, because the link does not sign in. */
export function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const [form] = Form.useForm<{ password: string }>();
  const [reset] = useAuthResetPasswordMutation();
  const navigate = useNavigate();
  const { onFinish, busy, error, code } = useSubmit(form, async ({ password }) => {
    await reset({ token, password }).unwrap();
    await navigate('/login', { replace: true });
  });
  const newLink = (
    <Link to="/reset-password" replace state={null}>
      {t('set.newLink')}
    </Link>
  );
  return (
    <AuthPage title={t('set.title')} intro={t('set.intro')}>
      <AuthForm
        form={form}
        onFinish={onFinish}
        busy={busy}
        error={error}
        submit={t('set.submit')}
        footer={code === 'link_unusable' && <p>{newLink}</p>}
      >
        <NewPasswordItem name="password" owner={nobody} />
      </AuthForm>
    </AuthPage>
  );
}
