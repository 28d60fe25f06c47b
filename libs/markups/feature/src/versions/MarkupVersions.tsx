import { Button, Skeleton } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markupPermissions, type Markup } from '@traveldesk/markups-contract';
import { ErrorState, preloadable, useReadOn } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import '../texts';
import { VersionItem } from './VersionItem';
import styles from './versions.module.css';
import { useMarkupsVersionsInfiniteQuery } from './versions.api';

const { Component: ReturnDialog } = preloadable(async () => (await import('./ReturnDialog')).ReturnDialog);

/** All versions of a rule, newest first, with their changes, authors and reasons, and a button to return to one. */
export function MarkupVersions({ markup }: { markup: Markup }) {
  const { t } = useTranslation('markups');
  const mayReturn = useCan(markupPermissions.update);
  const result = useMarkupsVersionsInfiniteQuery(markup.id);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = result;
  const [asked, setAsked] = useState<number>();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const readOn = useReadOn(panel);
  const versions = data?.pages.flatMap((page) => page.data) ?? [];
  const ask = (number: number) => {
    setAsked(number);
    setOpen(true);
  };
  const readMore = () => {
    readOn.after(versions.length);
    void fetchNextPage();
  };
  if (error && !data && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section ref={panel} aria-label={t('versions.title')} aria-busy={isFetching}>
      {!data && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      <ol className={styles.versions}>
        {versions.map((version, index) => (
          <VersionItem
            key={version.number}
            version={version}
            ref={readOn.at(index)}
            {...(mayReturn && version.number !== markup.revision && { onReturn: ask })}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={readMore}>
          {t('versions.more')}
        </Button>
      )}
      {asked !== undefined && (
        <Suspense>
          <ReturnDialog
            key={asked}
            open={open}
            markup={markup}
            number={asked}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
