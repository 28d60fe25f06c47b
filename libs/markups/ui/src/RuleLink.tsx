import { Link } from 'react-router-dom';
import styles from './WhyThisPrice.module.css';

/** A rule's name as a link to its record. */
export function RuleLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={`/markups/view/${id}`} className={styles.rule}>
      <bdi>{name}</bdi>
    </Link>
  );
}
