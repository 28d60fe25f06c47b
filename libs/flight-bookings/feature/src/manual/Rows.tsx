import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldRow, firstFocusableOfNextItem, DisappearingButton } from '@traveldesk/shared-ui';
import styles from './manual.module.css';
import './texts';

export interface RowsProps {
  /** The form's list, which also selects its texts. */
  name: 'segments' | 'travellers' | 'tickets' | 'trips';
  least: number;
  most: number;
  /** Initial values of a new row. */
  blank: object;
  /** Called before a row is removed. */
  onRemove?: (place: number) => void;
  children: (place: number) => ReactNode;
}

/** A list of field groups whose rows can be added and removed. */
export function Rows({ name, least, most, blank, onRemove, children }: RowsProps) {
  const { t } = useTranslation('manualBookings');
  const title = t(`${name}.title`);
  const one = (place: number) => t(`${name}.one`, { number: place + 1 });
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
                  aria-label={t('remove', { one: one(place) })}
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
              {t(`${name}.add`)}
            </DisappearingButton>
          )}
        </section>
      )}
    </Form.List>
  );
}
