import { Button, type ButtonProps } from 'antd';
import { Suspense, useState } from 'react';
import { preloadable } from '../lazy/preloadable';
import type { ConfirmDialogProps } from './ConfirmDialog';

const { Component: ConfirmDialog } = preloadable(async () => (await import('./ConfirmDialog')).ConfirmDialog);

export interface ConfirmButtonProps
  extends Omit<ButtonProps, 'onClick'>, Omit<ConfirmDialogProps, 'open' | 'onClose'> {}

/** A button that asks for confirmation, in the same dialog as deletions. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { question, text, okText, onConfirm, children, ...button } = props;
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button danger {...button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children ?? okText}
      </Button>
      {open !== undefined && (
        <Suspense>
          <ConfirmDialog
            open={open}
            question={question}
            text={text}
            okText={okText}
            onConfirm={onConfirm}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
