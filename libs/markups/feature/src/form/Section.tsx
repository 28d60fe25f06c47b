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

/** A part of the form that answers one question. */
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
  /** What is in it: while one of these says something, it is not folded. */
  fields: readonly (keyof MarkupValues)[];
  children: ReactNode;
}

/** Conditions that few rules have: out of sight until they are wanted, and in sight wherever they say something. */
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
    // The browser would fold what says something.
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
