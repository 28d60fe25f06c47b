import { useTranslation } from 'react-i18next';
import type { MarkupVersion, RuleProduct } from '@traveldesk/markups-contract';
import { useLanguage } from '@traveldesk/shared-web';
import { markupFieldName, markupFieldValue } from '../markups/markup.words';
import styles from './versions.module.css';

const nothing = '—';

/** The changes of a version, field by field; each value keeps its own text direction. */
export function VersionChanges({ version }: { version: MarkupVersion }) {
  const { t } = useTranslation('markups');
  const { language } = useLanguage();
  const { number, changes, names, rule } = version;
  const shown = (field: string, value: unknown) => {
    const said = markupFieldValue(field, value, { t, language, names });
    if (typeof said === 'boolean') return t(said ? 'versions.yes' : 'versions.no');
    return (Array.isArray(said) ? said.map(String).join(', ') : textOf(said)) || nothing;
  };
  if (changes.length === 0) return <p>{t(number === 1 ? 'versions.first' : 'versions.same')}</p>;
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{markupFieldName(t, field, rule['product'] as RuleProduct)}</dt>
          <dd>
            {number > 1 && (
              <>
                <del>
                  <bdi>{shown(field, before)}</bdi>
                </del>{' '}
              </>
            )}
            <ins>
              <bdi>{shown(field, after)}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
