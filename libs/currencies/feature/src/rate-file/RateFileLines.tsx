import { useTranslation } from 'react-i18next';
import type { RateFile } from '@traveldesk/currencies-contract';
import { Bidi, Tag, type TagProps } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './RateFileCreatePage.module.css';

type Line = RateFile['lines'][number];

const colors: Record<Line['state'], TagProps['color']> = {
  first: 'success',
  changed: 'processing',
  same: 'default',
  kept: 'default',
  waiting: 'warning',
  differs: 'error',
  unknown: 'warning',
};

/** The preview of a file's lines: the rates before and after, the result, and whether a newer rate stays in force. */
export function RateFileLines({ file }: { file: RateFile }) {
  const { t } = useTranslation('currencies');
  const { dateTime } = useFormat();
  const behind = file.lines.filter((line) => line.newer_from !== null).length;
  return (
    <table className={styles.lines}>
      <caption>
        {t('file.caption', { time: dateTime(file.valid_from) })}
        {behind > 0 && <strong className={styles.behind}>{t('file.behind', { count: behind })}</strong>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('rates.fields.pair')}</th>
          <th scope="col" className={styles.figure}>
            {t('file.before')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('file.after')}
          </th>
          <th scope="col">{t('file.state')}</th>
        </tr>
      </thead>
      <tbody>
        {file.lines.map(({ currency, rate, before, state, waits, newer_from: newer }) => (
          <tr key={currency}>
            <th scope="row">
              <Bidi code>{`${file.base}/${currency}`}</Bidi>
            </th>
            <td className={styles.figure}>{before && <Bidi>{before}</Bidi>}</td>
            <td className={styles.figure}>
              <Bidi>{rate}</Bidi>
            </td>
            <td>
              <Tag color={colors[state]} className={styles.state}>
                {t(`file.states.${state}`)}
              </Tag>
              {waits && (
                <Tag color="warning" className={styles.state}>
                  {t('file.waits')}
                </Tag>
              )}
              {newer && (
                <Tag color="warning" className={styles.state}>
                  {t('file.newer', { time: dateTime(newer) })}
                </Tag>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
