import { Button, type ButtonProps } from 'antd';
import type { FocusSuccessor } from './focus';
import { useFocusLeft } from './useFocusLeft';

/** A button that disappears when pressed; its focus moves to `heir`. */
export function DisappearingButton({ heir, ...button }: ButtonProps & { heir?: FocusSuccessor }) {
  const ref = useFocusLeft<HTMLButtonElement>(heir);
  return <Button {...button} ref={ref} />;
}
