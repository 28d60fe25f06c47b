import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '@traveldesk/shared-web';
import { RuleSentence } from '../sentence/RuleSentence';
import styles from './form.module.css';
import { ruleIn, type MarkupValues } from './markup.form';
import { MissingNames } from './MissingNames';
import { useRuleNames } from './names';
import './texts';

/** Shows the rule in the form as a sentence. */
export function FormSentence() {
  const { t } = useTranslation('markupForm');
  const form = Form.useFormInstance<MarkupValues>();
  const values = Form.useWatch<MarkupValues | undefined>((all: MarkupValues) => all, form);
  const settled = useDebouncedValue(values);
  const { names } = useRuleNames();
  // The first render has no field values yet.
  const rule = settled?.companies ? ruleIn(settled) : undefined;
  return (
    <div className={styles.reads} role="status" aria-label={t('reads')}>
      {rule && (
        <>
          <RuleSentence rule={rule} names={names} />
          <MissingNames rule={rule} />
        </>
      )}
    </div>
  );
}
