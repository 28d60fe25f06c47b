import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

export interface MoveQuestionProps {
  open: boolean;
  name: string;
  /** What the change ends, each as a sentence. */
  ending: readonly string[];
  onAnswer: (confirmed: boolean) => void;
  /** Says no; also where the question itself cannot be loaded. */
  onClose: () => void;
}

/** Asks before a supplier's address is changed, since that ends what was given for the former one. */
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
