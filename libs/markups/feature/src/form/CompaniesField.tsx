import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { CompanySelect } from '@traveldesk/companies-ui';
import { useFormat } from '@traveldesk/shared-web';
import { firstFocusableOfNextItem, DisappearingButton } from '@traveldesk/shared-ui';
import styles from './form.module.css';
import type { MarkupValues } from './markup.form';
import { useRuleNames } from './names';
import './texts';

type Companies = MarkupValues['companies'];

interface CompaniesFieldProps {
  label: string;
  /** Set by Form.Item. */
  id?: string;
  value?: Companies;
  onChange?: (value: Companies) => void;
}

/** The companies of a rule's payer condition, each with or without its subsidiaries. */
export function CompaniesField({ label, id, value = [], onChange }: CompaniesFieldProps) {
  const { t } = useTranslation('markupForm');
  const { number } = useFormat();
  const { names, note } = useRuleNames();
  const change = (index: number, next: Companies[number]) => onChange?.(value.with(index, next));
  return (
    <div {...(id && { id })} role="group" aria-label={label} tabIndex={-1} className={styles.companies}>
      {value.map((company, index) => {
        const place = { number: number(index + 1) };
        const name = company.id ? names.companies[company.id] : undefined;
        return (
          <div key={index} className={styles.company}>
            <div className={styles.picked}>
              <CompanySelect
                aria-label={t('companies.company', place)}
                value={company.id}
                {...(company.id && name && { selected: [{ value: company.id, label: name }] })}
                onNamed={(chosen) => note('companies', chosen)}
                onChange={(chosen) => change(index, { ...company, id: chosen })}
              />
            </div>
            <Checkbox
              checked={company.below}
              onChange={(event) => change(index, { ...company, below: event.target.checked })}
            >
              {t('companies.below')}
            </Checkbox>
            <DisappearingButton
              heir={firstFocusableOfNextItem}
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('companies.remove', place)}
              onClick={() => onChange?.(value.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <Button
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange?.([...value, { id: null, below: true }])}
      >
        {t('companies.add')}
      </Button>
    </div>
  );
}
