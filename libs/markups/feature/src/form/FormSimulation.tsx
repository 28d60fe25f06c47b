import { ExperimentOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markupRuleSchema } from '@traveldesk/markups-contract';
import { ErrorState } from '@traveldesk/shared-ui';
import { SimulationResult } from '../simulation/SimulationResult';
import { useLazyMarkupsSimulationQuery } from '../simulation/simulation.api';
import '../simulation/texts';
import styles from './form.module.css';
import { ruleIn, type MarkupValues } from './markup.form';
import { Section } from './Section';
import './texts';

/** Replaces an empty name, so that an unnamed rule can be simulated. */
const nameless = '…';

/** Simulates the rule in the form before it is saved. `id`: the rule that it replaces, if any. */
export function FormSimulation({ id }: { id: string | null }) {
  const { t } = useTranslation(['markupForm', 'markupSimulation']);
  const form = Form.useFormInstance<MarkupValues>();
  const [simulate, { data, error, isFetching }] = useLazyMarkupsSimulationQuery();
  const [isIncomplete, setIncomplete] = useState(false);
  const run = () => {
    const rule = ruleIn(form.getFieldsValue());
    const judged = markupRuleSchema.safeParse({ ...rule, name: rule.name.trim() || nameless });
    setIncomplete(!judged.success);
    if (judged.success) void simulate({ id, rule: judged.data });
    else {
      const wrong = judged.error.issues.map(({ path }) => path.slice(0, 1) as [keyof MarkupValues]);
      form.validateFields(wrong).catch(() => undefined);
    }
  };
  return (
    <Section title={t('simulation')}>
      <div className={styles.simulation}>
        <p>{t('markupSimulation:note')}</p>
        <Button icon={<ExperimentOutlined aria-hidden />} loading={isFetching} onClick={run}>
          {t(data ? 'markupSimulation:again' : 'markupSimulation:run')}
        </Button>
        {isIncomplete && (
          <p role="alert" className={styles.problem}>
            {t('markupSimulation:incomplete')}
          </p>
        )}
        {error && !isFetching && !isIncomplete ? <ErrorState error={error} onRetry={run} /> : null}
        {data && !error && !isIncomplete && <SimulationResult simulation={data} />}
      </div>
    </Section>
  );
}
