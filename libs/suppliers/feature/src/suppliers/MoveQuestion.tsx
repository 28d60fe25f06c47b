import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

export interface MoveQuestionProps {
  open: boolean;
  name: string;
  /** The consequences of the change, one sentence each. */
  ending: readonly string[];
  onAnswer: (confirmed: boolean) => void;
  /** Cancels; also called if the dialog's code cannot be loaded. */
  onClose: () => void;
}

/** Confirms a change of the supplier's address, which deletes the credentials for the former one. */
export function MoveQuestion({ open, name, ending, onAnswer, onClose }: MoveQuestionProps) {
  const { t } = useTranslation('suppliers');
  return (
    <Modal
      open={open}
      centered
      destroyOnHidden
      title={t('move.title', { name })}
      okText={t('move.save')}
      okButtonProps={{ danger: true }}
      cancelText={t('move.cancel')}
      onOk={() => onAnswer(true)}
      onCancel={onClose}
    >
      {ending.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Modal>
  );
}
