import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { rateFileInputSchema, type RateFileInput } from '@traveldesk/currencies-contract';
import { FormPage, ApprovalReason, useZodRules } from '@traveldesk/shared-ui';
import '../texts';
import { useCurrenciesSaveRateFileMutation } from './rate-file.api';
import { RateFileInputControl } from './RateFileInputControl';

const blank: Partial<RateFileInput> = {};

/** Uploads a file of the European Central Bank, after a preview of its changes. */
export function RateFileCreatePage() {
  const { t } = useTranslation('currencies');
  const rules = useZodRules(rateFileInputSchema);
  const [create] = useCurrenciesSaveRateFileMutation();
  return (
    <FormPage
      title={t('file.title')}
      back="/exchange-rates"
      backLabel={t('rates.title')}
      initialValues={blank}
      // Do not keep the file as a draft: its lines must be reviewed again.
      unkept={['xml']}
      onSubmit={async (values, _, key) => {
        const { data } = await create({ key, file: rateFileInputSchema.parse(values) }).unwrap();
        return { data: { version: 1, ...(data.approval_id && { id: data.approval_id }) } };
      }}
      // Waiting lines lead to their request.
      next={(request) => `/approvals/view/${request}`}
    >
      <Form.Item name="xml" label={t('file.label')} extra={t('file.hint')} rules={rules('xml')} required>
        <RateFileInputControl />
      </Form.Item>
      <ApprovalReason rules={rules('reason')} hint={t('rates.hints.reason')} />
    </FormPage>
  );
}

export { RateFileCreatePage as Component };
