import { skipToken } from '@reduxjs/toolkit/query';
import { Button, Form, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WhyThisPrice } from '@traveldesk/markups-ui';
import {
  ErrorState,
  goToFirstError,
  judgeMended,
  LinkButton,
  PageHeader,
  useEdits,
  useKeptForm,
  useKeptUnasked,
  useRewordedErrors,
} from '@traveldesk/shared-ui';
import { addressOf, fareOf, questionOf, type FareValues } from './fare';
import { FareFields } from './FareFields';
import styles from './PriceCheckPage.module.css';
import { useMarkupsPriceCheckQuery } from './price-check.api';
import './texts';

/** Prices a fare without a search and explains the price. The inputs are in the URL, so that a result can be shared. */
export function PriceCheckPage() {
  const { t } = useTranslation('markupPriceCheck');
  const [search, setSearch] = useSearchParams();
  const [first] = useState(() => fareOf(search));
  const edits = useEdits();
  const { form, fields, keep, notice } = useKeptForm<FareValues>({ edits, initialValues: first });
  useKeptUnasked(edits, keep);
  useRewordedErrors(form);
  const question = useMemo(() => questionOf(fareOf(search)), [search]);
  const { currentData, error, isFetching, refetch } = useMarkupsPriceCheckQuery(question ?? skipToken);
  const ask = (values: FareValues) => {
    // The URL now holds the inputs, so nothing is unsaved.
    edits.setDirty(false);
    const address = addressOf(values);
    if (address.toString() === search.toString() && question) void refetch();
    else setSearch(address, { replace: true });
  };
  return (
    <section className={styles.page}>
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={<LinkButton to="/markups">{t('back')}</LinkButton>}
      />
      <div className={styles.columns}>
        <Form<FareValues>
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
          <FareFields />
          <Button type="primary" htmlType="submit" loading={isFetching}>
            {t('check')}
          </Button>
        </Form>
        <div className={styles.answer} aria-busy={isFetching}>
          {!question && <p className={styles.hint}>{t('hint')}</p>}
          {question && isFetching && !currentData && (
            <Skeleton active title={false} paragraph={{ rows: 8 }} />
          )}
          {question && error && !isFetching ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : null}
          {question && currentData && <WhyThisPrice explanation={currentData} />}
        </div>
      </div>
    </section>
  );
}

export { PriceCheckPage as Component };
