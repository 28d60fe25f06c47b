import { useTranslation } from 'react-i18next';
import type { MoveProblem } from '@traveldesk/flight-bookings-contract';
import { isolateDirection } from '@traveldesk/shared-web';
import styles from './record.module.css';

/** Lists travelers who do not fit the new flights. Users may accept the airline's change nevertheless. */
export function MoveWarnings({ problems }: { problems: readonly MoveProblem[] }) {
  const { t } = useTranslation('flight-bookings');
  if (problems.length === 0) return null;
  return (
    <ul role="alert" className={styles.warnings}>
      {problems.map((problem) => {
        const name = isolateDirection(problem.name);
        return (
          <li key={`${problem.kind} ${problem.name}`}>
            {problem.kind === 'age'
              ? t('changes.warnings.age', { name, age: problem.age })
              : t('changes.warnings.passport', { name })}
          </li>
        );
      })}
    </ul>
  );
}
