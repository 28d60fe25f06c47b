import { skipToken } from '@reduxjs/toolkit/query';
import { Button, Form, Skeleton } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import { WhyThisPrice } from '@traveldesk/markups-ui';
import {
  ErrorState,
  goToFirstError,
  judgeMended,
  useEdits,
  useKeptForm,
  useStoreOnSessionEnd,
  useRewordedErrors,
} from '@traveldesk/shared-ui';
import styles from './PriceCheckPage.module.css';
import type { Question, Typed } from './question';
import './texts';

/** The part of a query's result that the check shows. */
interface Answer {
  currentData?: PriceExplanation | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PriceCheckProps<Field extends string, Query> {
  question: Question<Field, Query>;
  useAnswer: (query: Query | typeof skipToken) => Answer;
  fields: ReactNode;
  /** Shown until the form has been submitted. */
  hint: string;
}

/** The form of a price check; the answer is shown beside it. */
export function PriceCheck<Field extends string, Query>({
  question: { valuesOf, queryOf, addressOf },
  useAnswer,
  fields: inputs,
  hint,
}: PriceCheckProps<Field, Query>) {
  const { t } = useTranslation('markupPriceCheck');
  const [search, setSearch] = useSearchParams();
  const [first] = useState(() => valuesOf(search));
  const edits = useEdits();
  const { form, fields, keep, notice } = useKeptForm<Typed<Field>>({ edits, initialValues: first });
  useStoreOnSessionEnd(edits, keep);
  useRewordedErrors(form);
  const query = useMemo(() => queryOf(valuesOf(search)), [search, queryOf, valuesOf]);
  const { currentData, error, isFetching, refetch } = useAnswer(query ?? skipToken);
  const ask = (values: Typed<Field>) => {
    // The URL now holds the inputs, so nothing is unsaved.
    edits.setDirty(false);
    const address = addressOf(values);
    if (address.toString() === search.toString() && query) void refetch();
    else setSearch(address, { replace: true });
  };
  return (
    <div className={styles.columns}>
      <Form<Typed<Field>>
        ref={fields}
        form={form}
        onValuesChange={(changed) => {
          edits.setDirty(true);
          judgeMended(form, changed);
        }}
        layout="vertical"
        className={styles.form}
        initialValues={first}
        requiredMark
        noValidate
        onFinishFailed={goToFirstError(form)}
        validateTrigger="onBlur"
        onFinish={ask}
      >
        {notice}
        {inputs}
        <Button type="primary" htmlType="submit" loading={isFetching}>
          {t('check')}
        </Button>
      </Form>
      <div className={styles.answer} aria-busy={isFetching}>
        {!query && <p className={styles.hint}>{hint}</p>}
        {query && isFetching && !currentData && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
        {query && error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {query && currentData && <WhyThisPrice explanation={currentData} />}
      </div>
    </div>
  );
}
