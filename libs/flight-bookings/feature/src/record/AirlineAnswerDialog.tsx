import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '@traveldesk/bookings-ui';
import { useKey } from '@traveldesk/shared-ui';
import type { AirlineChangeDialogProps } from './airline-move';
import { useFlightBookingsAirlineChangeMutation } from './flight-record.api';
import { MovedTrips } from './MovedTrips';
import { MoveWarnings } from './MoveWarnings';

const answers = ['note_cancelled', 'note_changed', 'note_accepted'] as const;
type Answer = (typeof answers)[number];

/** Records an agreement made with the airline elsewhere, such as by telephone (TRAVEL-RULES 20). Each change is answered once. */
export function AirlineAnswerDialog({ booking, change, problems, onClose }: AirlineChangeDialogProps) {
  const { t } = useTranslation('flight-bookings');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [note, { isLoading, error }] = useFlightBookingsAirlineChangeMutation();
  const key = useKey(error);
  const { product, id, version, names } = booking;
  const confirm = async () => {
    if (!answer) return;
    const done = await note({ product, id, key, version, ref: change.ref, action: answer });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('changes.answer.title')}
      confirm={t('changes.answer.confirm')}
      busy={isLoading}
      error={error}
      ready={answer !== null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <MovedTrips moved={change} names={names} />
      <p>{t('changes.answer.text')}</p>
      <Radio.Group
        aria-label={t('changes.answer.title')}
        value={answer}
        onChange={(event) => setAnswer(event.target.value as Answer)}
        options={answers.map((value) => ({ value, label: t(`changes.answer.${value}`) }))}
      />
      {answer === 'note_accepted' && <MoveWarnings problems={problems} />}
    </ActionDialog>
  );
}
