import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

export interface SuspendQuestionProps {
  open: boolean;
  name: string;
  onAnswer: (confirmed: boolean) => void;
  /** Answers no; also called when the dialog cannot be loaded. */
  onClose: () => void;
}

/** Confirms the suspension of a company, which permanently ends sessions and API tokens. */
export function SuspendQuestion({ open, name, onAnswer, onClose }: SuspendQuestionProps) {
  const { t } = useTranslation('companies');
  return (
    <Modal
      open={open}
      centered
      destroyOnHidden
      title={t('suspend.title', { name })}
      okText={t('suspend.save')}
      okButtonProps={{ danger: true }}
      cancelText={t('suspend.cancel')}
      onOk={() => onAnswer(true)}
      onCancel={onClose}
    >
      <p>{t('suspend.text')}</p>
      <p>{t('suspend.below')}</p>
    </Modal>
  );
}
