import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog, type DialogProps } from '@traveldesk/bookings-ui';
import { useCan, useSession } from '@traveldesk/shared-web';
import { userReaders } from '@traveldesk/users-contract';
import { UserSelect } from '@traveldesk/users-ui';
import { useBookingsSetOwnerMutation } from './actions.api';

/** The option for no owner; no id is an empty text. */
const nobody = '';

/** Assigns a booking to a user; callers who may not list users can only choose themselves or nobody. */
export function OwnerDialog({ booking: { product, id, version, owner }, onClose }: DialogProps) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const mayChoose = useCan(userReaders);
  const { user: me } = useSession();
  const [ownerId, setOwnerId] = useState<string | null>(owner?.id ?? null);
  const [save, { isLoading, error }] = useBookingsSetOwnerMutation();
  const confirm = async () => {
    const done = await save({ product, id, version, ownerId });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('bookingRecord:assign.title')}
      confirm={t('bookingRecord:assign.confirm')}
      busy={isLoading}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {mayChoose ? (
        <UserSelect
          aria-label={t('fields.owner')}
          placeholder={t('fields.owner')}
          value={ownerId}
          onChange={setOwnerId}
          {...(owner && { selected: [{ value: owner.id, label: owner.name }] })}
        />
      ) : (
        <Radio.Group
          vertical
          aria-label={t('bookingRecord:assign.title')}
          value={ownerId ?? nobody}
          onChange={(event) => setOwnerId((event.target.value as string) || null)}
          options={[
            ...(me ? [{ value: me.id, label: t('bookingRecord:assign.me') }] : []),
            ...(owner && owner.id !== me?.id ? [{ value: owner.id, label: <bdi>{owner.name}</bdi> }] : []),
            { value: nobody, label: t('bookingRecord:assign.nobody') },
          ]}
        />
      )}
    </ActionDialog>
  );
}
