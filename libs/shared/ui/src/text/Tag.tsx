import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  color?: 'default' | 'info' | 'processing' | 'success' | 'warning' | 'error';
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A state as color, icon and word (DESIGN 4): the one look of all tags, at a small part of the bytes of antd's. */
export function Tag({ color = 'default', icon, className, children }: TagProps) {
  return (
    <span className={[styles.tag, className].filter(Boolean).join(' ')} data-color={color}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
