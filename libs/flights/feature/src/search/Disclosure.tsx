import { DownOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ControlProps } from '@traveldesk/shared-ui';
import styles from './search.module.css';

export interface DisclosureProps {
  control: ControlProps;
  /** The button's text: a summary of the content. */
  summary: string;
  label: string;
  children: ReactNode;
}

/** A field that opens a panel. Escape and a click elsewhere close it; Escape returns the focus to the button. */
export function Disclosure({ control, summary, label, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      const target = event.target as Element;
      // The dropdown of a select in the panel is rendered at the end of the page but belongs to the panel.
      if (!box.current?.contains(target) && !target.closest('.ant-select-dropdown')) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <div ref={box} className={styles.disclosure}>
      <button
        ref={button}
        type="button"
        {...control}
        className={styles.opener}
        aria-expanded={open}
        aria-label={`${label}: ${summary}`}
        onClick={() => setOpen(!open)}
      >
        {summary}
        <DownOutlined className={styles.caret} aria-hidden />
      </button>
      {open && (
        <div role="group" aria-label={label} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
