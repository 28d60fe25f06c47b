import { Button, Form } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '@traveldesk/shared-web';
import { LinkButton } from '../page/LinkButton';
import { ErrorState } from '../state/ErrorState';
import { DraftNotice } from './DraftNotice';
import { EditedContext } from './edited';
import styles from './FormPage.module.css';
import { goToFirstError } from './go-to-field';
import { judgeMended } from './judge-mended';
import type { RecordFormProps } from './record-form';
import { SaveOutcome } from './SaveOutcome';
import { StaleDialog } from './StaleDialog';
import { useDraft, type FormElement } from './useDraft';
import { useEdits } from './useEdits';
import { useFormName } from './useFormName';
import { useFormSubmit } from './useFormSubmit';
import { useHeldVersion } from './useHeldVersion';
import { useLeaveGuard } from './useLeaveGuard';
import { useRewordedErrors } from './useRewordedErrors';
import { useSaveShortcut } from './useSaveShortcut';

/**
 * The form of every record. Enter and Ctrl/Cmd+S save, one save at a time; the first invalid field gets the focus; errors of the API appear
 * at their fields; leaving with unsaved changes asks first; a concurrent change (412) shows both versions. Text typed during a save stays
 * as unsaved; a new record has no second save, so its fields wait for the answer. If the page ends unsaved, a draft is offered when the
 * same user returns.
 */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { initialValues, loadError, onRetry, onSaved, cancelTo, saveLabel, footer, children } = props;
  const { t } = useTranslation('common');
  const [form] = Form.useForm<Values>();
  useRewordedErrors(form);
  const edits = useEdits();
  const markEdited = useCallback(() => edits.setDirty(true), [edits]);
  const version = useHeldVersion(props.version);
  const [saved, setSaved] = useState(false);
  const name = useFormName(props.keys);
  const fields = useRef<FormElement<Values>>(null);
  const { openSave, keep, restore, discard } = useDraft({
    form,
    fields,
    name,
    edits,
    version,
    unkept: props.unkept,
  });
  const onLeft = () => {
    if (props.carried && edits.isDirty()) keep('left');
    openSave.close();
  };
  const isHere = useLeaveGuard({ edits, keys: props.keys, keep, onLeft, asks: !props.carried });
  const { submit, busy, outcome, saveAnother, undo, stale, resolveStale } = useFormSubmit({
    ...props,
    form,
    edits,
    version,
    openSave,
    isHere,
    onSaved: (answer) => {
      setSaved(onSaved === undefined);
      return onSaved?.(answer);
    },
  });
  const ready = initialValues !== undefined;
  const isNew = props.version === undefined;
  useSaveShortcut(ready ? form.submit : undefined, fields);

  if (loadError && !initialValues) {
    return <ErrorState error={problemOf(loadError) ? loadError : undefined} {...(onRetry && { onRetry })} />;
  }
  return (
    <>
      <Form<Values>
        key={ready ? 'ready' : 'loading'}
        ref={fields}
        form={form}
        layout="vertical"
        {...(!footer && { className: styles.form })}
        {...(initialValues && { initialValues })}
        disabled={!ready || busy === 'leaving' || (isNew && busy !== undefined)}
        aria-busy={!ready || busy !== undefined}
        requiredMark
        onFinishFailed={goToFirstError(form)}
        // The browser's own validation message would appear before ours, in the browser's language.
        noValidate
        validateTrigger="onBlur"
        onValuesChange={(changed) => {
          edits.setDirty(true);
          judgeMended(form, changed);
        }}
        onFinish={(values) => void submit(values)}
      >
        <DraftNotice
          key={name}
          form={name}
          initialValues={initialValues}
          dirty={edits.dirty}
          onRestore={restore}
          onDiscard={discard}
          carried={props.carried}
        />
        <EditedContext value={markEdited}>{children}</EditedContext>
        <SaveOutcome outcome={outcome} words={props.outcomes} onSaveAnother={saveAnother} />
        {footer?.(busy !== undefined) ?? (
          <div data-commands className={styles.buttons}>
            <Button type="primary" htmlType="submit" loading={busy !== undefined}>
              {saveLabel ?? t('form.save')}
            </Button>
            {cancelTo ? (
              <LinkButton to={cancelTo} state={{ restoreScroll: true }} disabled={false}>
                {t('form.cancel')}
              </LinkButton>
            ) : (
              <Button onClick={undo} disabled={!ready || busy !== undefined}>
                {t('form.cancel')}
              </Button>
            )}
            <span role="status" className={styles.saved}>
              {saved && !edits.dirty && !busy && t('form.saved')}
            </span>
          </div>
        )}
      </Form>
      {stale && props.stale && (
        <StaleDialog
          fields={props.stale.fields}
          mine={stale.mine}
          theirs={stale.theirs}
          change={stale.change}
          onChoose={resolveStale}
        />
      )}
    </>
  );
}
