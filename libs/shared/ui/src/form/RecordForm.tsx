import { Button, Form, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '@traveldesk/shared-web';
import { ErrorState } from '../state/ErrorState';
import styles from './FormPage.module.css';
import { StaleDialog, type StaleField } from './StaleDialog';
import { useFormSubmit } from './useFormSubmit';
import { useLeaveGuard } from './useLeaveGuard';
import { useSaveShortcut } from './useSaveShortcut';

export interface RecordFormProps<Values extends object> {
  /** What the fields start with. Undefined while the record is being read. */
  initialValues: Values | undefined;
  /** Why the record could not be read. */
  loadError?: unknown;
  onRetry?: () => void;
  /** The version of the record that is edited, for `If-Match`. */
  version?: number | undefined;
  /** Sends the form. What it throws is shown at the fields. */
  onSubmit: (values: Values, version: number | undefined) => Promise<unknown>;
  /** What follows when the form is saved, as leaving it. A form that is not left says that it is saved. */
  onSaved?: () => unknown;
  /** How another's change is shown next to the user's (412): the record read anew, and the fields to compare. */
  stale?: {
    load: () => Promise<{ values: Values; version: number }>;
    fields: readonly StaleField<Values>[];
  };
  form?: FormInstance<Values>;
  /** The fields. */
  children: ReactNode;
}

/**
 * The one form: Enter and Ctrl/Cmd+S save, once; the focus goes to the first field in error; what the API refuses stands
 * at its field; leaving with unsaved changes asks first; another's change shows both versions.
 */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { initialValues, loadError, onRetry, onSaved, children } = props;
  const { t } = useTranslation('common');
  const [own] = Form.useForm<Values>();
  const form = props.form ?? own;
  const [dirty, setDirty] = useState(false);
  const [saved, setSaved] = useState(false);
  const { submit, busy, stale, resolveStale } = useFormSubmit({
    ...props,
    form,
    onSaved: () => {
      setDirty(false);
      setSaved(onSaved === undefined);
      return onSaved?.();
    },
  });
  useLeaveGuard(dirty && !busy);
  useSaveShortcut(form.submit);

  if (loadError && !initialValues) {
    return <ErrorState error={problemOf(loadError) ? loadError : undefined} {...(onRetry && { onRetry })} />;
  }
  return (
    <>
      <Form<Values>
        key={initialValues ? 'ready' : 'loading'}
        form={form}
        layout="vertical"
        className={styles.form}
        {...(initialValues && { initialValues })}
        disabled={!initialValues}
        aria-busy={!initialValues || busy}
        requiredMark
        scrollToFirstError={{ focus: true }}
        // The browser's own bubble would stop the form before the fields could say what is wrong, in its own language.
        noValidate
        validateTrigger="onBlur"
        onValuesChange={() => setDirty(true)}
        onFinish={(values) => void submit(values)}
      >
        {children}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('form.save')}
          </Button>
          <span role="status" className={styles.saved}>
            {saved && !dirty && !busy && t('form.saved')}
          </span>
        </div>
      </Form>
      {stale && props.stale && (
        <StaleDialog
          fields={props.stale.fields}
          mine={stale.mine}
          theirs={stale.theirs}
          onChoose={resolveStale}
        />
      )}
    </>
  );
}
