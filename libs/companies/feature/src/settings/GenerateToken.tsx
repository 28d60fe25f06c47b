import { PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tokenInputSchema, tokenScopes, type TokenInput } from '@traveldesk/companies-contract';
import {
  ChoiceSelect,
  type Edits,
  judgeMended,
  type KeptForm,
  useRewordedErrors,
  useZodRules,
} from '@traveldesk/shared-ui';
import { fieldErrors, isApiError, useFormat, useSession } from '@traveldesk/shared-web';
import { Choices } from './Choices';
import { useCompaniesGenerateTokenMutation } from './settings.api';
import styles from './SettingsPage.module.css';

/** Offered lifetimes of a token, in days. */
const lives = [30, 90, 180, 365];

export const blankToken: Partial<TokenInput> = { scopes: [], expires_in_days: 90 };

interface GenerateTokenProps {
  id: string;
  /** Marks the form as edited while it has unsaved input or an uncopied secret, so that leaving asks first. */
  edits: Edits;
  /** The draft kept when the page was last left. */
  kept: KeptForm<Partial<TokenInput>>;
  onMade: (secret: string) => void;
  /** Called when the response is lost: only the list can tell whether the token was made. */
  onUnanswered: () => void;
}

/**
 * Creates a token with some of the user's own permissions. Not a `RecordForm`: a secret is sent only once, so repeating the request makes
 * another token.
 */
export function GenerateToken({ id, edits, kept, onMade, onUnanswered }: GenerateTokenProps) {
  const { t } = useTranslation('companies');
  const { number } = useFormat();
  const { permissions } = useSession();
  const { form, fields, isKept, notice } = kept;
  const [open, setOpen] = useState(isKept);
  const [wasOpen, setWasOpen] = useState(false);
  useRewordedErrors(form);
  const [lost, setLost] = useState(false);
  const rules = useZodRules(tokenInputSchema);
  const [generate, { isLoading }] = useCompaniesGenerateTokenMutation();
  const scopes = tokenScopes.filter((scope) => permissions.includes(scope));

  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  const make = async (values: Partial<TokenInput>) => {
    setLost(false);
    try {
      const { data } = await generate({ id, token: tokenInputSchema.parse(values) }).unwrap();
      close();
      onMade(data.token);
    } catch (error) {
      form.setFields(fieldErrors(error) as Parameters<typeof form.setFields>[0]);
      if (isApiError(error) && error.status >= 400 && error.status < 500) return;
      setLost(true);
      onUnanswered();
    }
  };
  const giveUp = () => {
    close();
    setLost(false);
    edits.setDirty(false);
  };

  if (!open) {
    return (
      <Button
        type="primary"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone
        autoFocus={wasOpen}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('tokens.generate')}
      </Button>
    );
  }
  return (
    <Form<Partial<TokenInput>>
      ref={fields}
      form={form}
      layout="vertical"
      className={styles.generate}
      initialValues={blankToken}
      validateTrigger="onBlur"
      disabled={isLoading}
      onValuesChange={(changed) => {
        edits.setDirty(true);
        judgeMended(form, changed);
      }}
      onFinish={(values) => !isLoading && void make(values)}
    >
      {notice}
      <Form.Item name="name" label={t('tokens.fields.name')} rules={rules('name')} required>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the button that has opened the form is gone */}
        <Input autoFocus maxLength={120} autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={t('tokens.fields.scopes')}
        rules={[{ required: true, type: 'array', message: t('tokens.scopesMissing') }]}
        {...(scopes.length === 0 && { extra: t('tokens.noScopes') })}
        {...(scopes.includes('show_bookings') && { extra: t('tokens.ofProducts') })}
      >
        <Choices options={scopes.map((value) => ({ value, label: t(`tokens.scopes.${value}`) }))} />
      </Form.Item>
      <Form.Item name="expires_in_days" label={t('tokens.life')} rules={rules('expires_in_days')} required>
        <ChoiceSelect
          options={lives.map((value) => ({
            value,
            label: t('tokens.days', { count: value, days: number(value) }),
          }))}
        />
      </Form.Item>
      {lost && <p role="alert">{t('tokens.lost')}</p>}
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('tokens.generate')}
      </Button>{' '}
      <Button onClick={giveUp}>{t('tokens.cancel')}</Button>
    </Form>
  );
}
