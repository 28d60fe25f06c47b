import type { Company } from '@traveldesk/companies-contract';
import { apiPath } from '@traveldesk/shared-web';
import styles from './CompanyName.module.css';

/** A company's logo and name, in the name's own text direction. */
export function CompanyName({ company: { name, logo } }: { company: Pick<Company, 'name' | 'logo'> }) {
  return (
    <span className={styles.name}>
      {logo && (
        <img className={styles.logo} src={apiPath + logo} alt="" width={24} height={24} loading="lazy" />
      )}
      {/* The wrapper gives the name the page's line direction, so that a wrapped name starts at the page's edge. */}
      <span>
        <bdi>{name}</bdi>
      </span>
    </span>
  );
}
