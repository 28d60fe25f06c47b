import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AirlineSelect } from '@traveldesk/airlines-ui';
import { firstFocusableOfNextItem, DisappearingButton, type FieldRules } from '@traveldesk/shared-ui';
import './texts';
import styles from './travellers.module.css';

/** The limit of the contract. */
const most = 3;

/** Loyalty numbers with their airlines. */
export function LoyaltyFields({ rules }: { rules: FieldRules }) {
  const { t } = useTranslation('savedTravellers');
  return (
    <Form.List name="loyalty">
      {(rows, { add, remove }) => (
        <fieldset className={styles.loyalty}>
          <legend>{t('fields.loyalty')}</legend>
          {rows.map(({ key, name }) => (
            <div key={key} className={styles.row}>
              <Form.Item
                name={[name, 'airline']}
                label={t('fields.airline')}
                rules={rules(`loyalty.${name}.airline`)}
                required
              >
                <AirlineSelect />
              </Form.Item>
              <Form.Item
                name={[name, 'number']}
                label={t('fields.loyalty_number')}
                rules={rules(`loyalty.${name}.number`)}
                required
              >
                <Input dir="ltr" autoComplete="off" maxLength={30} />
              </Form.Item>
              <DisappearingButton
                heir={firstFocusableOfNextItem}
                aria-label={t('loyalty.remove', { number: name + 1 })}
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          {rows.length < most && (
            // Disappears at the limit; the last row's button then gets the focus.
            <DisappearingButton
              heir={firstFocusableOfNextItem}
              icon={<PlusOutlined aria-hidden />}
              onClick={() => add({})}
            >
              {t('loyalty.add')}
            </DisappearingButton>
          )}
        </fieldset>
      )}
    </Form.List>
  );
}
