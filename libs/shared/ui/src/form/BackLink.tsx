import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { listAddress } from '@traveldesk/shared-web';
import styles from './BackLink.module.css';

/** A link back to a list in the state in which it was left: page, filters and scroll position. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={listAddress(to)} state={{ restoreScroll: true }} className={styles.back}>
      <ArrowLeftOutlined className={styles.arrow} aria-hidden />
      {children}
    </Link>
  );
}
