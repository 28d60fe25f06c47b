import { ApiOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { supplierConnectionSchema } from '@traveldesk/suppliers-contract';
import { ConnectionResult } from './ConnectionResult';
import styles from './SupplierForm.module.css';
import { useSuppliersTestTypedMutation } from './suppliers.api';

const fields = Object.keys(supplierConnectionSchema.shape);

/** Tests the typed connection before saving. Requires a typed token, as a stored one is only for its saved address. */
export function TypedConnectionTest() {
  const { t } = useTranslation('suppliers');
  const form = Form.useFormInstance();
  const credentials = Form.useWatch<unknown>('credentials', form);
  const [run, { data, isLoading }] = useSuppliersTestTypedMutation();
  if (!credentials) return null;
  const test = async () => {
    const isRight = await form.validateFields(fields).then(
      () => true,
      // The fields show the errors.
      () => false,
    );
    if (isRight) void run(supplierConnectionSchema.parse(form.getFieldsValue(fields)));
  };
  return (
    <div className={styles.test}>
      <Button icon={<ApiOutlined aria-hidden />} loading={isLoading} onClick={() => void test()}>
        {t('tests.runTyped')}
      </Button>
      <span role="status">{data && !isLoading && <ConnectionResult test={data.data} />}</span>
    </div>
  );
}
