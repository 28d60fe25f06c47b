import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserSelect } from '@traveldesk/users-ui';
import { useBookingsSetOwnerMutation } from '../bookings/bookings.api';
import { ActionDialog } from './ActionDialog';
import type { DialogProps } from './PayDialog';

/** Says who looks after a booking. */
export function OwnerDialog({ booking: { id, version, owner }, onClose }: DialogProps) {
  const { t } = useTranslation('bookings');
  const [ownerId, setOwnerId] = useState<string | null>(owner?.id ?? null);
  const [save, { isLoading, error }] = useBookingsSetOwnerMutation();
  const confirm = async () => {
    const done = await save({ id, version, ownerId });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('assign.title')}
      confirm={t('assign.confirm')}
      busy={isLoading}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <UserSelect
        aria-label={t('fields.owner')}
        placeholder={t('fields.owner')}
        value={ownerId}
        onChange={setOwnerId}
        {...(owner && { selected: [{ value: owner.id, label: owner.name }] })}
      />
    </ActionDialog>
  );
}
