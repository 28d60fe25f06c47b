import drawings from 'virtual:drawings.svg';
import type { DrawingName } from './names';

export interface DrawingProps {
  of: DrawingName;
  /** That of the component library's: a menu gives the icon of an item its place by one. */
  className?: string;
}

/**
 * An icon of the layout, by its name among antd's outlined ones; what it means stands beside it or in its button's name. The drawings
 * are a file of their own, which comes beside the rows and stays on the device: in the scripts they were a tenth of what a list
 * loads before it is there.
 */
export function Drawing({ of, className = '' }: DrawingProps) {
  return (
    <span className={`anticon ${className}`} aria-hidden>
      <svg data-icon={of} width="1em" height="1em" fill="currentColor" focusable="false">
        <use href={`${drawings}#${of}`} />
      </svg>
    </span>
  );
}
