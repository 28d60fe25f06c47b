import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  to: string;
  /** The navigation state for the target screen. */
  state?: unknown;
}

/** A link that looks like a button: opens in a new tab, is announced as a link, and stays in the application. */
export function LinkButton({ to, state, ...button }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <Button
      {...button}
      href={useHref(to)}
      onClick={(event) => follow(event as React.MouseEvent<HTMLAnchorElement>)}
    />
  );
}
