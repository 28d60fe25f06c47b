import { WarningOutlined } from '@ant-design/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { Form } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '@traveldesk/shared-ui';
import { problemOf, useDebouncedValue } from '@traveldesk/shared-web';
import { amountSchema, type ConversionPreview } from '@traveldesk/wallet-contract';
import '../texts';
import styles from './ConversionAnswer.module.css';
import { useWalletConversionQuery } from './moving.api';
import { UsedRate } from './UsedRate';

interface ConversionAnswerProps {
  companyId: string;
  /** A change looks up the rate again. */
  round: number;
  onPreview: (preview: ConversionPreview | undefined) => void;
}

/** The result of the conversion in the form, with the rate and its age. The API rounds once; the form calculates nothing. */
export function ConversionAnswer({ companyId, round, onPreview }: ConversionAnswerProps) {
  const { t } = useTranslation('wallet');
  const form = Form.useFormInstance();
  const amount = useDebouncedValue(Form.useWatch(['from', 'amount'], form) as string | undefined);
  const currency = Form.useWatch(['from', 'currency'], form) as string | undefined;
  const to = Form.useWatch(['to', 'currency'], form) as string | null | undefined;
  const asked = amountSchema.safeParse({ amount, currency });
  const of =
    asked.success && to && to !== asked.data.currency
      ? { amount: asked.data.amount, from: asked.data.currency, to }
      : undefined;
  const { currentData, error, isFetching, refetch } = useWalletConversionQuery(
    of ? { id: companyId, of } : skipToken,
  );
  const shown = of && !error ? currentData : undefined;
  useEffect(() => onPreview(shown), [shown, onPreview]);
  useEffect(() => {
    if (round > 0) void refetch();
  }, [round, refetch]);
  const problem = of && !isFetching ? problemOf(error) : undefined;
  const atAmount = problem?.fields?.['amount'];
  // Set the error again after each response, because typing clears it.
  useEffect(() => {
    if (atAmount) form.setFields([{ name: ['from', 'amount'], errors: [atAmount] }]);
  }, [form, atAmount, problem]);
  return (
    <div className={styles.answer} role="status" aria-busy={isFetching}>
      {!of && <span className={styles.hint}>{t('conversion.hint')}</span>}
      {of && error && !isFetching && !atAmount ? (
        <span className={styles.problem}>{problem?.message ?? t('conversion.failed')}</span>
      ) : null}
      {shown && (
        <>
          <strong className={styles.amount}>
            <Amount money={shown.to} />
          </strong>
          <UsedRate rate={shown.rate} />
          <span className={styles.hint}>{t('conversion.rounded')}</span>
          {shown.stale && (
            <span className={styles.stale}>
              <WarningOutlined aria-hidden /> {t('conversion.stale')}
            </span>
          )}
        </>
      )}
    </div>
  );
}
