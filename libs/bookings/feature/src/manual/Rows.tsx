import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './manual.module.css';
import './texts';

export interface RowsProps {
  name: string;
  title: string;
  /** What the button says that adds one. */
  add: string;
  least: number;
  most: number;
  /** What a new one begins with. */
  blank: object;
  children: (place: number) => ReactNode;
}

/** Several of a kind, each a group of fields: added, and taken away again. */
export function Rows({ name, title, add: addLabel, least, most, blank, children }: RowsProps) {
  const { t } = useTranslation('manualBookings');
  return (
    <Form.List name={name}>
      {(rows, { add, remove }) => (
        <section className={styles.part} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          {rows.map(({ key, name: place }) => (
            <fieldset key={key} className={styles.row}>
              <legend className={styles.legend}>
                {title} {place + 1}
              </legend>
              <div className={styles.fields}>{children(place)}</div>
              {rows.length > least && (
                <Button
                  aria-label={t('remove', { title, number: place + 1 })}
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => remove(place)}
                />
              )}
            </fieldset>
          ))}
          {rows.length < most && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(blank)}>
              {addLabel}
            </Button>
          )}
        </section>
      )}
    </Form.List>
  );
}
