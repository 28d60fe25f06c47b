import { Checkbox } from 'antd';
import type { PropertySupplier } from '@traveldesk/hotels-contract';
import styles from './records.module.css';

interface SuppliersToSplitProps {
  suppliers: readonly PropertySupplier[];
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
}

/** The suppliers of a record, with the name that each gives the property. */
export function SuppliersToSplit({ suppliers, value = [], onChange, id }: SuppliersToSplitProps) {
  return (
    <Checkbox.Group
      {...(id && { id })}
      className={styles.choices}
      value={value}
      onChange={(ids: string[]) => onChange?.(ids)}
      options={suppliers.map(({ supplier_id, supplier, ref, told }) => ({
        value: supplier_id,
        label: (
          <>
            <bdi>{supplier ?? ref}</bdi>
            {told && (
              <span className={styles.quiet}>
                {' '}
                <bdi>{told.name}</bdi>
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}
