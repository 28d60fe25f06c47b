import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

export interface SuspendQuestionProps {
  open: boolean;
  name: string;
  onAnswer: (confirmed: boolean) => void;
  /** Says no; also where the question itself cannot be loaded. */
  onClose: () => void;
}

/** Asks before a company is suspended, since that ends sessions and API tokens for good. */
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
