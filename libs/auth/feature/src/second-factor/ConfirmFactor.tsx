import { Form, QRCode } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewSecondFactor } from '@traveldesk/auth-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { storeUser } from '@traveldesk/shared-web';
import { AuthForm } from '../parts/AuthForm';
import { AuthPage } from '../parts/AuthPage';
import { CodeInput } from '../parts/CodeInput';
import { useSubmit } from '../parts/useSubmit';
import { useAuthConfirmSecondFactorMutation } from './second-factor.api';
import styles from './SecondFactorPage.module.css';

export interface ConfirmFactorProps {
  made: NewSecondFactor['data'];
  onCodes: (codes: readonly string[]) => void;
  leave: ReactNode;
}

/** Shows the key as a QR code and text, and asks for a code to confirm that the app has it. */
export function ConfirmFactor({ made, onCodes, leave }: ConfirmFactorProps) {
  const { t } = useTranslation('secondFactor');
  const [form] = Form.useForm<{ code: string }>();
  const [confirm] = useAuthConfirmSecondFactorMutation();
  const { onFinish, busy, error } = useSubmit(form, async ({ code }) => {
    const { data } = await confirm(code).unwrap();
    storeUser(data.user);
    onCodes(data.recovery_codes);
  });
  const groups = made.key.match(/.{1,4}/g) ?? [];
  return (
    <AuthPage title={t('setUp.scanTitle')} intro={t('setUp.scan')}>
      <div className={styles.key}>
        {/* Cameras read dark on light, whatever the theme. */}
        <QRCode
          type="svg"
          value={made.uri}
          size={184}
          color="#000"
          bgColor="#fff"
          role="img"
          aria-label={t('setUp.qr')}
        />
        <p>
          {t('setUp.type')}{' '}
          <span className={styles.letters}>
            <Bidi code>{groups.join(' ')}</Bidi>
          </span>
        </p>
      </div>
      <AuthForm
        form={form}
        onFinish={onFinish}
        busy={busy}
        error={error}
        submit={t('setUp.confirm')}
        footer={leave}
      >
        <Form.Item
          name="code"
          label={t('setUp.code')}
          rules={[{ required: true, message: t('code.required') }]}
        >
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the code is all that this step asks for */}
          <CodeInput autoFocus />
        </Form.Item>
      </AuthForm>
    </AuthPage>
  );
}
