import { Form } from 'antd';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { blankValues, type MarkupValues } from './markup.form';
import styles from './form.module.css';
import './texts';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A titled section of the form. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const blank = blankValues(null);

const isSet = (value: unknown, nothing: unknown) => JSON.stringify(value) !== JSON.stringify(nothing);

interface FoldedProps {
  /** The fields inside. The group is open while any of them has a value. */
  fields: readonly (keyof MarkupValues)[];
  children: ReactNode;
}

/** A collapsible group for rare conditions, open while any of them is set. */
export function Folded({ fields, children }: FoldedProps) {
  const { t } = useTranslation('markupForm');
  const form = Form.useFormInstance<MarkupValues>();
  const count = Form.useWatch<number>(
    (values: Partial<MarkupValues>) =>
      fields.filter((field) => values[field] !== undefined && isSet(values[field], blank[field])).length,
    form,
  );
  const [wanted, setWanted] = useState(false);
  const set = count ?? 0;
  const toggle = (event: MouseEvent) => {
    // The browser would close a group that has values.
    event.preventDefault();
    setWanted(!wanted);
  };
  return (
    <details className={styles.folded} open={wanted || set > 0}>
      <summary onClick={toggle}>{set > 0 ? t('moreSet', { count: set }) : t('more')}</summary>
      {children}
    </details>
  );
}
