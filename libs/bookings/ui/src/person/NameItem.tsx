import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameMax } from '@traveldesk/bookings-contract';
import { isolated } from '@traveldesk/shared-web';
import { useMarkEdited } from '@traveldesk/shared-ui';
import type { SingleNameRule } from '@traveldesk/suppliers-contract';
import { singleName, titleIn, type NameField } from './name-words';
import type { PersonPlace } from './person';
import './texts';
import { proposedName } from './transliterate';
import styles from './person.module.css';

export type NameValues = Record<NameField, string>;

export interface NameItemProps extends PersonPlace {
  field: NameField;
  required?: boolean;
  /** The rule for travelers with a single name. */
  single?: SingleNameRule;
  /** Called with the names before a change. */
  onRename?: (before: NameValues) => void;
}

/**
 * The field of a name as in the passport. Names in other scripts and single names get a proposal, which only the user can accept, as the
 * passport decides the spelling (TRAVEL-RULES 9).
 */
export function NameItem(props: NameItemProps) {
  const { group, inList = group, rule, field, required = true, single = 'fnu', onRename } = props;
  const { t } = useTranslation('persons');
  const form = Form.useFormInstance();
  const markEdited = useMarkEdited();
  const [wasLeft, setLeft] = useState(false);
  const given = (Form.useWatch([...group, 'given_name'], form) as string | undefined) ?? '';
  const family = (Form.useWatch([...group, 'family_name'], form) as string | undefined) ?? '';
  const names: NameValues = { given_name: given, family_name: family };
  const typed = names[field].trim();
  const proposal = proposedName(typed);
  const both = typed === '' && wasLeft ? singleName(names, single) : null;
  const take = (taken: Partial<NameValues>) => {
    onRename?.(names);
    const fields = Object.entries(taken).map(([name, value]) => ({ name: [...group, name], value }));
    fields.forEach(({ name, value }) => form.setFieldValue(name, value));
    markEdited();
    void form.validateFields(fields.map(({ name }) => name)).catch(() => undefined);
    // The button disappears with its proposal, so the field gets the focus.
    (form.getFieldInstance([...group, field]) as HTMLElement | undefined)?.focus();
  };
  const title = titleIn(typed);
  const warning =
    (typed.length > nameMax && t('tooLong', { length: typed.length, most: nameMax })) ||
    (title && t('titleInName', { title: isolated(title) })) ||
    (field === 'family_name' && typed.length === 1 && t('oneLetter'));
  const extra =
    (proposal && (
      <Offer
        hint={t('proposal.hint')}
        label={t('proposal.take', { name: isolated(proposal) })}
        onTake={() => take({ [field]: proposal })}
      />
    )) ||
    (both && (
      <Offer
        hint={t(`single.${single}`)}
        label={t('proposal.take', { name: isolated(`${both.given_name} ${both.family_name}`) })}
        onTake={() => take(both)}
      />
    )) ||
    (warning && (
      <span role="status" className={styles.warns}>
        {warning}
      </span>
    ));
  return (
    <Form.Item
      name={[...inList, field]}
      label={t(`fields.${field}`)}
      rules={rule(field)}
      required={required}
      {...(extra && { extra })}
    >
      <Input
        autoComplete="off"
        dir="auto"
        maxLength={200}
        onChange={() => onRename?.(names)}
        onBlur={() => setLeft(true)}
      />
    </Form.Item>
  );
}

interface OfferProps {
  hint: string;
  label: string;
  onTake: () => void;
}

function Offer({ hint, label, onTake }: OfferProps) {
  return (
    <span className={styles.offer}>
      {hint}{' '}
      <Button size="small" onClick={onTake}>
        {label}
      </Button>
    </span>
  );
}
