import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Address, Stars } from '@traveldesk/hotels-ui';
import '@traveldesk/hotels-ui/texts';
import { PageHeader } from '@traveldesk/shared-ui';
import type { FirstCall, ScreenLoader } from '@traveldesk/shared-web';
import { hotelsProperty, useHotelsPropertyQuery, type Opened } from './property.api';
import { PropertyFailed } from './PropertyFailed';
import { ReviewScore } from './ReviewScore';
import { PropertyView } from './PropertyView';
import { stayQuery } from './stay-query';
import styles from './property.module.css';

/** The page /hotels/property/:id, with a search as its query. */
export function HotelPropertyPage() {
  const { t } = useTranslation('hotels');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { isAnew?: boolean } | null };
  const opened: Opened = { id, query: stayQuery(params) };
  const { currentData: found, error, isFetching, refetch } = useHotelsPropertyQuery(opened);
  const search = params.toString();
  const hasFailed = Boolean(error) && !isFetching && !found;
  return (
    <section>
      <PageHeader
        title={found?.property.name ?? (hasFailed ? t('property.title') : '')}
        state={
          found && (
            <>
              <Stars {...found.property} />
              <ReviewScore {...found} opened={opened} />
            </>
          )
        }
        note={found ? <Address {...found.property} /> : '\u00a0'}
        before={
          <Link to={`/hotels/results?${search}`} state={{ restoreScroll: true }} className={styles.back}>
            <ArrowLeftOutlined className={styles.arrow} aria-hidden /> {t('property.back')}
          </Link>
        }
      />
      {hasFailed && <PropertyFailed error={error} search={search} onRetry={() => void refetch()} />}
      {!found && !hasFailed && (
        <div className={styles.card} aria-busy>
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      )}
      {found && (
        <PropertyView
          key={`${id} ${opened.query}`}
          found={found}
          opened={opened}
          search={search}
          isAnew={state?.isAnew === true}
        />
      )}
    </section>
  );
}

const loader: ScreenLoader = (dispatch, { pathname, searchParams }) => {
  const id = pathname.split('/').findLast(Boolean) ?? '';
  return dispatch(hotelsProperty.initiate({ id, query: stayQuery(searchParams) }) as never) as FirstCall;
};
HotelPropertyPage.loader = loader;

export { HotelPropertyPage as Component };
