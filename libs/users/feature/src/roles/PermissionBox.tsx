import { Checkbox } from 'antd';
import { useId } from 'react';
import { Bidi } from '@traveldesk/shared-ui';
import { usePermissionWords } from '@traveldesk/users-ui';
import styles from './PermissionMatrix.module.css';

export interface PermissionBoxProps {
  permission: string;
  checked: boolean;
  disabled: boolean;
  /** The reason why the permission is disabled. */
  hint: string | undefined;
  /** The reason why the role cannot be saved with this permission. */
  fault: string | undefined;
  onChange: (on: boolean) => void;
}

/** The checkbox of one permission, with its error. */
export function PermissionBox({ permission, checked, disabled, hint, fault, onChange }: PermissionBoxProps) {
  const { verbOf } = usePermissionWords();
  const faultId = useId();
  return (
    <div>
      <Checkbox
        checked={checked}
        disabled={disabled}
        title={hint}
        {...(fault && { 'aria-invalid': true, 'aria-describedby': faultId })}
        onChange={({ target }) => onChange(target.checked)}
      >
        {verbOf(permission)} <Bidi code>{permission}</Bidi>
      </Checkbox>
      {fault && (
        <p id={faultId} tabIndex={-1} className={styles.fault} data-fault>
          {fault}
        </p>
      )}
    </div>
  );
}
