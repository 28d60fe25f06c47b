import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SavedSearchInput } from '@traveldesk/shared-contract';
import {
  ErrorState,
  firstFocusableOfNextItem,
  DisappearingButton,
  useKeptFields,
} from '@traveldesk/shared-ui';
import { fieldErrors, problemOf, useFormat, useStillSaid } from '@traveldesk/shared-web';
import styles from './form.module.css';
import './texts';
import { useSavedInAddress } from './useSavedInAddress';

interface OwnSearch {
  id: string;
  /** The path of the form with this search. */
  to: string;
  summary: ReactNode;
}

export interface SavedItem extends OwnSearch {
  name: string;
  /** By how many weeks its dates were moved. */
  weeks: number;
  /** More about it, such as its price. */
  note?: ReactNode;
}

export interface RecentItem extends OwnSearch {
  company: { name: string } | null;
  searched_at: string;
}

export interface OwnSearchesProps extends Omit<SaveSearchProps, 'query'> {
  /** Undefined until they are loaded. */
  saved: readonly SavedItem[] | undefined;
  recent: readonly RecentItem[] | undefined;
  isFetching: boolean;
  error: unknown;
  onRetry: () => void;
  /** The current criteria as a query, which can be saved; null while they are invalid. */
  current: string | null;
  onForget: (id: string) => void;
}

/** The user's saved and recent searches of a product, beside its form. */
export function OwnSearches(props: OwnSearchesProps) {
  const { saved, recent, isFetching, error, onRetry, current, onForget } = props;
  const { t } = useTranslation('searchForm');
  const format = useFormat();
  const isLoaded = saved && recent;
  const isMissing = useSavedInAddress(saved);
  // All parts appear together, because their heights are unknown and loading one would move the next.
  if (!isLoaded && isFetching) return <div className={styles.ownComing} aria-busy />;
  if (!isLoaded) {
    return (
      <aside className={styles.own}>
        <ErrorState error={error} onRetry={onRetry} />
      </aside>
    );
  }
  return (
    <aside className={styles.own}>
      {isMissing && (
        <p role="alert" className={styles.warning}>
          {t('own.missing')}
        </p>
      )}
      <Group title={t('own.saved')} empty={saved.length === 0 && t('own.noSaved')}>
        {saved.map(({ id, name, to, summary, weeks, note }) => (
          <li key={id} className={styles.ownRow}>
            <Link to={to} className={styles.ownLink ?? ''}>
              <strong>{name}</strong>
              {summary}
              {weeks > 0 && <span className={styles.hint}>{t('own.rolled', { count: weeks })}</span>}
              {note}
            </Link>
            <DisappearingButton
              heir={firstFocusableOfNextItem}
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('own.forget', { name })}
              onClick={() => onForget(id)}
            />
          </li>
        ))}
      </Group>
      {current !== null && <SaveSearch {...props} query={current} />}
      <Group title={t('own.recent')} empty={recent.length === 0 && t('own.noRecent')}>
        {recent.map(({ id, to, summary, company, searched_at }) => (
          <li key={id} className={styles.ownRow}>
            <Link to={to} className={styles.ownLink ?? ''}>
              {summary}
              <span className={styles.hint} title={format.dateTime(searched_at)}>
                {company && <>{company.name} · </>}
                {format.relative(searched_at)}
              </span>
            </Link>
          </li>
        ))}
      </Group>
    </aside>
  );
}

function Group({ title, empty, children }: { title: string; empty: string | false; children: ReactNode }) {
  return (
    <section className={styles.ownGroup}>
      <h2 className={styles.ownTitle}>{title}</h2>
      {empty ? <p className={styles.hint}>{empty}</p> : <ul className={styles.ownList}>{children}</ul>}
    </section>
  );
}

interface SaveSearchProps {
  query: string;
  /** The state of the last save. */
  saving: { isLoading: boolean; error?: unknown };
  /** Resolves to an object with `data` if it was saved. */
  onSave: (input: SavedSearchInput) => Promise<object>;
}

const blank = { name: '' };
const unasked = { asks: false };

function SaveSearch({ query, saving: { isLoading, error }, onSave }: SaveSearchProps) {
  const { t } = useTranslation('searchForm');
  const kept = useKeptFields('name', blank, unasked);
  const { name } = kept.values;
  const sentence = useStillSaid(fieldErrors(error)[0]?.errors[0] ?? problemOf(error)?.message);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    const done = await onSave({ name: name.trim(), query });
    // Text typed during the request is the name of the next search.
    if ('data' in done) kept.change((now) => (now.name === name ? blank : {}));
  };
  return (
    <form className={styles.save} onSubmit={(event) => void submit(event)}>
      {kept.notice}
      <Input
        aria-label={t('own.name')}
        placeholder={t('own.name')}
        maxLength={80}
        value={name}
        {...(sentence && { status: 'error' as const })}
        onChange={({ target }) => kept.change({ name: target.value })}
      />
      <Button htmlType="submit" loading={isLoading}>
        {t('own.save')}
      </Button>
      {sentence && <p className={styles.error}>{sentence}</p>}
    </form>
  );
}
