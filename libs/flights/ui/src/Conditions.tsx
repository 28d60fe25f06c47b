import {
  CalendarOutlined,
  CheckCircleOutlined,
  CloseCircleOutlined,
  QuestionCircleOutlined,
  RollbackOutlined,
} from '@ant-design/icons';
import {
  sameCondition,
  type Condition,
  type Conditions as OfferConditions,
  type ConditionState,
} from '@traveldesk/flights-contract';
import styles from './journey.module.css';
import { useFlightWords, type ConditionName } from './useFlightWords';

const icons = {
  allowed: <CheckCircleOutlined aria-hidden />,
  not_allowed: <CloseCircleOutlined aria-hidden />,
  unknown: <QuestionCircleOutlined aria-hidden />,
} as const satisfies Record<ConditionState, unknown>;

const subjects = {
  change: <CalendarOutlined aria-hidden />,
  refund: <RollbackOutlined aria-hidden />,
} as const satisfies Record<ConditionName, unknown>;

const conditionNames = ['change', 'refund'] as const;

export interface ConditionsProps {
  conditions: OfferConditions;
  /** For a trip: the conditions of the whole journey. Only known conditions of the trip that differ from them are shown. */
  besides?: OfferConditions | null | undefined;
}

/** Shows whether changes and refunds are allowed before departure, by color, icon and text. */
export function Conditions({ conditions, besides }: ConditionsProps) {
  const isOwn = (name: ConditionName) =>
    conditions[name].state !== 'unknown' && !(besides && sameCondition(conditions[name], besides[name]));
  const shown = besides === undefined ? conditionNames : conditionNames.filter(isOwn);
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
  const words = useFlightWords();
  return (
    <li data-state={condition.state}>
      {icons[condition.state]} {words.condition(name, condition)}
    </li>
  );
}

/** Shows the conditions in little space, as two icons each; the texts are tooltips and for screen readers. */
export function ConditionMarks({ conditions }: Pick<ConditionsProps, 'conditions'>) {
  const words = useFlightWords();
  return (
    <ul className={styles.conditions}>
      {conditionNames.map((name) => {
        const { state } = conditions[name];
        const said = words.condition(name, conditions[name]);
        return (
          <li key={name} data-state={state} title={said}>
            {subjects[name]}
            {icons[state]}
            <span className={styles.spoken}>{said}</span>
          </li>
        );
      })}
    </ul>
  );
}
