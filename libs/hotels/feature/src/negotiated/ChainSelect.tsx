import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NegotiatedRate } from '@traveldesk/hotels-contract';
import { ChoiceSelect, foldedFilter } from '@traveldesk/shared-ui';
import { useHotelsNegotiatedChainsQuery, type RatesOf } from './negotiated.api';
import styles from './negotiated.module.css';

interface ChainSelectProps {
  of: RatesOf;
  known: readonly NegotiatedRate[];
  id?: string;
  value?: string | null;
  onChange?: (ref: string | null) => void;
  onBlur?: () => void;
}

/** A picker of one of the supplier's chains; the value is the supplier's id of it. */
export function ChainSelect({ of, known, value, ...field }: ChainSelectProps) {
  const { t } = useTranslation('hotels');
  const { currentData, isFetching, isError, refetch } = useHotelsNegotiatedChainsQuery(of);
  const listed = currentData?.data ?? [];
  const former = known.flatMap(({ chain }) => chain ?? []);
  const chains = [...new Map([...former, ...listed].map((chain) => [chain.ref, chain.name]))];
  const isUnanswered = !isFetching && (isError || currentData?.answered === false);
  return (
    <>
      <ChoiceSelect<string | null>
        {...field}
        value={value ?? null}
        loading={isFetching}
        showSearch={foldedFilter}
        options={chains.map(([ref, name]) => ({ value: ref, label: name }))}
        notFoundContent={t(isFetching ? 'negotiated.chains.loading' : 'negotiated.chains.none')}
      />
      {isUnanswered && (
        <span role="alert" className={styles.unanswered}>
          {t('negotiated.chains.unanswered')}{' '}
          <Button type="link" size="small" onClick={() => void refetch()}>
            {t('negotiated.retry')}
          </Button>
        </span>
      )}
    </>
  );
}
