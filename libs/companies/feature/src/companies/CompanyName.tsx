import type { Company } from '@traveldesk/companies-contract';
import { apiPath } from '@traveldesk/shared-web';
import styles from './CompanyName.module.css';

/** A company's name with its logo, whatever direction the name is written in. */
export function CompanyName({ company: { name, logo } }: { company: Pick<Company, 'name' | 'logo'> }) {
  return (
    <span className={styles.name}>
      {logo && (
        <img className={styles.logo} src={apiPath + logo} alt="" width={24} height={24} loading="lazy" />
      )}
      {/* A line of the page, so that a name of two lines begins where the page's lines do. */}
      <span>
        <bdi>{name}</bdi>
      </span>
    </span>
  );
}
