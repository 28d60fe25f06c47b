import { CheckCircleOutlined, CloseCircleOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import type { Condition, Conditions as OfferConditions, ConditionState } from '@traveldesk/flights-contract';
import styles from './journey.module.css';
import { useWords, type ConditionName } from './useWords';

const icons = {
  allowed: <CheckCircleOutlined aria-hidden />,
  not_allowed: <CloseCircleOutlined aria-hidden />,
  unknown: <QuestionCircleOutlined aria-hidden />,
} as const satisfies Record<ConditionState, unknown>;

export interface ConditionsProps {
  conditions: OfferConditions;
  /** For one trip of several: what is not known of it alone is told once, of the whole journey. */
  knownOnly?: boolean;
}

/** Whether the journey may be changed and paid back before departure: colour, icon and word together. */
export function Conditions({ conditions, knownOnly = false }: ConditionsProps) {
  const shown = (['change', 'refund'] as const).filter(
    (name) => !knownOnly || conditions[name].state !== 'unknown',
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles.conditions}>
      {shown.map((name) => (
        <ConditionRow key={name} name={name} condition={conditions[name]} />
      ))}
    </ul>
  );
}

function ConditionRow({ name, condition }: { name: ConditionName; condition: Condition }) {
  const words = useWords();
  return (
    <li data-state={condition.state}>
      {icons[condition.state]} {words.condition(name, condition)}
    </li>
  );
}
