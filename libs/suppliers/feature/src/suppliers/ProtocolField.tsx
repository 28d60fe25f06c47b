import { Form, type FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '@traveldesk/suppliers-contract';
import { ProtocolSelect } from './ProtocolSelect';
import { useChosenModule } from './useChosenModule';
import { useProtocols } from './useProtocols';

export interface ProtocolFieldProps {
  rules: FormRule[];
  stored: Supplier | undefined;
  isNew: boolean;
}

/** The protocol of the chosen module; says so if no protocol serves the module. */
export function ProtocolField({ rules, stored, isNew }: ProtocolFieldProps) {
  const { t } = useTranslation('suppliers');
  const { protocols, isLoaded } = useProtocols();
  const module = useChosenModule()?.key;
  const isServed = !isLoaded || module === undefined || protocols.some((one) => one.module === module);
  return (
    <Form.Item
      name="protocol"
      label={t('suppliers.fields.protocol')}
      extra={isServed ? undefined : t('protocols.unserved')}
      rules={rules}
      required
    >
      <ProtocolSelect module={module} stored={stored} isNew={isNew} />
    </Form.Item>
  );
}
