import { ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Markup, MarkupSettings } from '@traveldesk/markups-contract';
import { useZodRules } from '@traveldesk/shared-ui';
import { ChangeFields } from './ChangeFields';
import { DetailFields } from './DetailFields';
import { FormSentence } from './FormSentence';
import { FormSimulation } from './FormSimulation';
import styles from './form.module.css';
import { markupFormSchema } from './markup.form';
import { NamesProvider } from './names';
import { RuleFields } from './RuleFields';
import './texts';
import { useFormSentence } from './useFormSentence';
import { ValueFields } from './ValueFields';
import { WhatFields } from './WhatFields';
import { WhenFields } from './WhenFields';
import { WhoFields } from './WhoFields';

export interface MarkupFormProps {
  /** The rule to edit. */
  markup?: Markup | undefined;
  /** The names of the records that the first values choose. */
  names?: Markup['names'] | undefined;
  /** The limits above which a second person is needed; undefined when the user may not read them. */
  limits: MarkupSettings | undefined;
}

/** Says before editing starts that the API refuses changes while a version awaits approval. */
function AwaitingNotice() {
  const { t } = useTranslation('markupForm');
  return (
    <p className={styles.notice} role="status" data-waits="true">
      <ClockCircleOutlined aria-hidden /> {t('save.awaiting')}
    </p>
  );
}

/** The form of a rule. It shows the rule as a sentence while editing, and validates like the API. */
export function MarkupForm({ markup, names = markup?.names, limits }: MarkupFormProps) {
  const rules = useZodRules(markupFormSchema, useFormSentence());
  return (
    <NamesProvider known={names}>
      {markup?.state === 'awaiting' && <AwaitingNotice />}
      <FormSentence />
      <RuleFields rules={rules} />
      <ValueFields rules={rules} />
      <WhoFields rules={rules} />
      <WhatFields rules={rules} />
      <WhenFields rules={rules} />
      <DetailFields rules={rules} />
      <FormSimulation id={markup?.id ?? null} />
      <ChangeFields rules={rules} limits={limits} hasVersion={Boolean(markup?.in_force)} />
    </NamesProvider>
  );
}
