import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FieldRow, firstFocusableOfNextItem, DisappearingButton } from '@traveldesk/shared-ui';
import styles from './rows.module.css';

/** The texts of a list of field groups. */
export interface RowTexts {
  title: string;
  /** The name of one of them, such as "Flight 2". */
  one: (place: number) => string;
  add: string;
  remove: (one: string) => string;
}

export interface RowsProps {
  /** The form's list. */
  name: string;
  texts: RowTexts;
  least: number;
  most: number;
  /** Initial values of a new row. */
  blank: object;
  /** Called before a row is removed. */
  onRemove?: (place: number) => void;
  children: (place: number) => ReactNode;
}

/** A list of field groups whose rows can be added and removed. */
export function Rows({ name, texts, least, most, blank, onRemove, children }: RowsProps) {
  const { title, one } = texts;
  return (
    <Form.List name={name}>
      {(rows, { add, remove }) => (
        <section className={styles.part} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          {rows.map(({ key, name: place }) => (
            <fieldset key={key} className={styles.row}>
              <legend className={styles.legend}>{one(place)}</legend>
              <FieldRow short>{children(place)}</FieldRow>
              {rows.length > least && (
                <DisappearingButton
                  heir={firstFocusableOfNextItem}
                  aria-label={texts.remove(one(place))}
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => {
                    onRemove?.(place);
                    remove(place);
                  }}
                />
              )}
            </fieldset>
          ))}
          {rows.length < most && (
            // Disappears at the limit; the last row's button then gets the focus.
            <DisappearingButton
              heir={firstFocusableOfNextItem}
              icon={<PlusOutlined aria-hidden />}
              onClick={() => add(blank)}
            >
              {texts.add}
            </DisappearingButton>
          )}
        </section>
      )}
    </Form.List>
  );
}
