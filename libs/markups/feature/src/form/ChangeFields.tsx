import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MarkupSettings } from '@traveldesk/markups-contract';
import '../texts';
import { nullable } from './figures';
import { InstantField } from './InstantField';
import type { FieldsProps } from './RuleFields';
import { SaveNotice } from './SaveNotice';
import { Section } from './Section';
import './texts';

interface ChangeFieldsProps extends FieldsProps {
  limits: MarkupSettings | undefined;
  hasVersion: boolean;
}

/** The reason for a change, its effective date, and a notice about the effect of saving. */
export function ChangeFields({ rules, limits, hasVersion }: ChangeFieldsProps) {
  const { t } = useTranslation(['markupForm', 'markups']);
  return (
    <Section title={t('sections.change')}>
      <Form.Item
        {...nullable}
        name="change_reason"
        label={t('markups:fields.change_reason')}
        extra={t('hints.change_reason')}
        rules={rules('change_reason')}
      >
        <Input dir="auto" maxLength={300} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="effective_at"
        label={t('markups:fields.effective_at')}
        extra={t('hints.effective_at')}
        rules={rules('effective_at')}
      >
        <InstantField label={t('markups:fields.effective_at')} edge="start" />
      </Form.Item>
      <SaveNotice limits={limits} hasVersion={hasVersion} />
    </Section>
  );
}
