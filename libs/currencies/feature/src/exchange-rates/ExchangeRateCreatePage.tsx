import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { exchangeRateInputSchema, isCurrency, type ExchangeRateInput } from '@traveldesk/currencies-contract';
import { FormPage } from '@traveldesk/shared-ui';
import '../texts';
import { useCurrenciesCreateRateMutation } from './exchange-rates.api';
import { ExchangeRateForm } from './ExchangeRateForm';

export function ExchangeRateCreatePage() {
  const { t } = useTranslation('currencies');
  const [search] = useSearchParams();
  const [create] = useCurrenciesCreateRateMutation();
  const [initial] = useState<Partial<ExchangeRateInput>>(() => ({
    ...currencyIn(search, 'base'),
    ...currencyIn(search, 'quote'),
    valid_from: null,
  }));
  return (
    <FormPage
      title={t('rates.add')}
      back="/exchange-rates"
      backLabel={t('rates.title')}
      keys={['base', 'quote']}
      initialValues={initial}
      onSubmit={async (values, _, key) => {
        const { data } = await create({ key, rate: exchangeRateInputSchema.parse(values) }).unwrap();
        const request = data.status === 'waiting' ? data.approval_id : null;
        return { data: { version: 1, ...(request && { id: request }) } };
      }}
      // A waiting rate leads to its request.
      next={(request) => `/approvals/view/${request}`}
    >
      <ExchangeRateForm />
    </FormPage>
  );
}

/** Preselects a currency from the address, for links from a pair's page. */
function currencyIn(search: URLSearchParams, name: 'base' | 'quote'): Partial<ExchangeRateInput> {
  const code = search.get(name) ?? '';
  return isCurrency(code) ? { [name]: code } : {};
}

export { ExchangeRateCreatePage as Component };
