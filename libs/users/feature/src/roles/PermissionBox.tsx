import { Checkbox } from 'antd';
import { useId } from 'react';
import { Bidi } from '@traveldesk/shared-ui';
import { usePermissionWords } from '@traveldesk/users-ui';
import styles from './PermissionMatrix.module.css';

export interface PermissionBoxProps {
  permission: string;
  checked: boolean;
  disabled: boolean;
  /** Why it cannot be ticked. */
  hint: string | undefined;
  /** Why the role cannot be saved with it as it is. */
  fault: string | undefined;
  onChange: (on: boolean) => void;
}

/** One permission to tick, and what is wrong with it. */
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
