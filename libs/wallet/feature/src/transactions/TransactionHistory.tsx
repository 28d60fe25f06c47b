import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import '../texts';
import en from '../texts/en.json';
import { useWalletTransactionHistoryInfiniteQuery } from './transactions.api';

/** The history of a transaction. */
export function TransactionHistory({ id }: { id: string }) {
  const { t } = useTranslation('wallet');
  const history = useWalletTransactionHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => (isField(field) ? t(`fields.${field}`) : field)}
      fieldValue={(field, value) => {
        if (field === 'type' && isType(value)) return t(`types.${value}`);
        if (field === 'method' && isMethod(value)) return t(`methods.${value}`);
        return value;
      }}
    />
  );
}

const isField = (field: string): field is keyof typeof en.fields => field in en.fields;
const isType = (value: unknown): value is keyof typeof en.types => String(value) in en.types;
const isMethod = (value: unknown): value is keyof typeof en.methods => String(value) in en.methods;
