import { PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tokenInputSchema, tokenScopes, type TokenInput } from '@traveldesk/companies-contract';
import { useZodRules } from '@traveldesk/shared-ui';
import { fieldErrors, useFormat, useSession } from '@traveldesk/shared-web';
import { Choices } from './Choices';
import { useCompaniesGenerateTokenMutation } from './settings.api';
import styles from './SettingsPage.module.css';

/** Days after which a new token ends. */
const lives = [30, 90, 180, 365];

const blank: Partial<TokenInput> = { scopes: [], expires_in_days: 90 };

/** Makes a token with some of the user's own permissions: nobody gives more than they have. */
export function GenerateToken({ id, onMade }: { id: string; onMade: (secret: string) => void }) {
  const { t } = useTranslation('companies');
  const { number } = useFormat();
  const { permissions } = useSession();
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<TokenInput>();
  const rules = useZodRules(tokenInputSchema);
  const [generate, { isLoading }] = useCompaniesGenerateTokenMutation();
  const scopes = tokenScopes.filter((scope) => permissions.includes(scope));

  const make = async (values: TokenInput) => {
    try {
      const { data } = await generate({ id, token: tokenInputSchema.parse(values) }).unwrap();
      setOpen(false);
      onMade(data.token);
    } catch (error) {
      form.setFields(fieldErrors(error) as Parameters<typeof form.setFields>[0]);
    }
  };

  if (!open) {
    return (
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('tokens.generate')}
      </Button>
    );
  }
  return (
    <Form<TokenInput>
      form={form}
      layout="vertical"
      className={styles.generate}
      initialValues={blank}
      validateTrigger="onBlur"
      onFinish={(values) => !isLoading && void make(values)}
    >
      <Form.Item name="name" label={t('tokens.fields.name')} rules={rules('name')} required>
        <Input maxLength={120} autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={t('tokens.fields.scopes')}
        rules={[{ required: true, type: 'array', message: t('tokens.scopesMissing') }]}
        {...(scopes.length === 0 && { extra: t('tokens.noScopes') })}
      >
        <Choices options={scopes.map((value) => ({ value, label: t(`tokens.scopes.${value}`) }))} />
      </Form.Item>
      <Form.Item name="expires_in_days" label={t('tokens.life')} rules={rules('expires_in_days')} required>
        <Select
          options={lives.map((value) => ({
            value,
            label: t('tokens.days', { count: value, days: number(value) }),
          }))}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('tokens.generate')}
      </Button>{' '}
      <Button onClick={() => setOpen(false)}>{t('tokens.cancel')}</Button>
    </Form>
  );
}
