import { CheckCircleOutlined, CloseCircleOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import type { Condition, Conditions as OfferConditions, ConditionState } from '@traveldesk/flights-contract';
import styles from './journey.module.css';
import { useWords, type ConditionName } from './useWords';

const icons = {
  allowed: <CheckCircleOutlined aria-hidden />,
  not_allowed: <CloseCircleOutlined aria-hidden />,
  unknown: <QuestionCircleOutlined aria-hidden />,
} as const satisfies Record<ConditionState, unknown>;

/** Whether the journey may be changed and paid back before departure: colour, icon and word together. */
export function Conditions({ conditions }: { conditions: OfferConditions }) {
  return (
    <ul className={styles.conditions}>
      <ConditionRow name="change" condition={conditions.change} />
      <ConditionRow name="refund" condition={conditions.refund} />
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
