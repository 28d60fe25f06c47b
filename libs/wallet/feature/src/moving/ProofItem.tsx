import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldRules } from '@traveldesk/shared-ui';
import '../texts';
import { ProofField, sending } from './ProofField';

/** The form item of a proof; the form waits for its upload. */
export function ProofItem({ companyId, rules }: { companyId: string; rules: FieldRules }) {
  const { t } = useTranslation('wallet');
  const isHere = {
    validator: (_: unknown, id: string | null) =>
      id === sending ? Promise.reject(new Error(t('proof.wait'))) : Promise.resolve(),
  };
  return (
    <Form.Item
      name="proof_id"
      label={t('fields.proof')}
      extra={t('proof.hint')}
      rules={[isHere, ...rules('proof_id')]}
      validateFirst
    >
      <ProofField companyId={companyId} />
    </Form.Item>
  );
}
