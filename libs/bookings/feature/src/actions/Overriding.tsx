import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import { askWhoCan, useCan } from '@traveldesk/shared-web';

export interface OverridingProps {
  /** Whether the obstacle can be overridden. */
  isOffered: boolean;
  label: string;
  /** Shown to users who may not override. */
  lacking: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Lets the user override a refusal where possible; users without the permission can look up who has it. */
export function Overriding({ isOffered, label, lacking, checked, onChange }: OverridingProps) {
  const { t } = useTranslation('common');
  const mayOverride = useCan(bookingPermissions.override);
  if (!isOffered && !checked) return null;
  if (mayOverride) {
    return (
      <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Checkbox>
    );
  }
  return (
    <p>
      {lacking}{' '}
      <Button type="link" size="small" onClick={() => askWhoCan([bookingPermissions.override])}>
        {t('whoCan.ask')}
      </Button>
    </p>
  );
}
