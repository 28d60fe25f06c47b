import { Checkbox } from 'antd';
import { PermissionVerb } from './PermissionTable';

export interface PermissionBoxProps {
  permission: string;
  checked: boolean;
  disabled: boolean;
  /** The reason why the permission is disabled. */
  hint: string | undefined;
  /** The id of the text that says why the role cannot be saved with this permission. */
  faultId: string | undefined;
  onChange: (on: boolean) => void;
}

/** The checkbox of one permission. */
export function PermissionBox(props: PermissionBoxProps) {
  const { permission, checked, disabled, hint, faultId, onChange } = props;
  return (
    <Checkbox
      checked={checked}
      disabled={disabled}
      title={hint ? `${permission}\n${hint}` : permission}
      {...(faultId && { 'aria-invalid': true, 'aria-describedby': faultId })}
      onChange={({ target }) => onChange(target.checked)}
    >
      <PermissionVerb permission={permission} />
    </Checkbox>
  );
}
